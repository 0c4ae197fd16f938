import type { IdentityService } from "./identity-service.ts";

/** Milliseconds in which a service that did not respond is not asked again: no request waits for it meanwhile. */
const REST = 30_000;

/** The time in seconds from which sign-ins of an e-mail count; null if that is not known now. */
export type ValidAfter = (email: string) => Promise<number | null>;

/**
 * Asks the identity service from when on the sign-ins of a user count: a password that was reset ends those before it, and
 * their tokens say nothing of it (SESSION-T6). While the service is away every token counts until it ends, as it does in
 * reads: a fault of the network signs no user out (SESSION-T5).
 */
export function signInsValidAfter(identity: Pick<IdentityService, "validAfter">): ValidAfter {
  let askAgain = 0;
  return async (email) => {
    if (Date.now() < askAgain) return null;
    const response = await identity.validAfter(email);
    if (response.tag === "known") return response.seconds;
    askAgain = Date.now() + REST;
    return null;
  };
}
