import {
  identityService,
  type IdentityService,
} from "@marquee/server/platform/identity/identity-service";

/** A service that will have no account. */
export const refusingAs = (code: string) =>
  identityService({
    base: () => "http://localhost",
    projectId: () => "p",
    adminToken: () => Promise.resolve("t"),
    transport: () =>
      Promise.resolve(Response.json({ error: { message: `${code} : no` } }, { status: 400 })),
  });
export const refusing = refusingAs("WEAK_PASSWORD");

/** A service that refuses an account once it is released; `asked` settles when it is asked for the account. */
export function heldRefusal() {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const service: IdentityService = {
    ...refusing,
    ensureAccount: async (account) => {
      asked.resolve();
      await held.promise;
      return refusing.ensureAccount(account);
    },
  };
  return { service, asked: asked.promise, release: () => held.resolve() };
}
