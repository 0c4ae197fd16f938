import type { FoundUser, UserRequest } from "@marquee/machines/session/session.model";
import type { Credentials, IdentityResponse } from "@marquee/machines/session/sign-in.model";
import { signInMachine } from "@marquee/machines/session/sign-in.machine";
import { fromPromise } from "xstate";
import type { Session } from "../../session/create-session.ts";
import { identityCode } from "./identity-code.ts";

async function checkIdentity(
  { identity }: Session,
  credentials: { readonly email: string; readonly password: string },
): Promise<IdentityResponse> {
  const service = await identity.open();
  try {
    const known = await service.signIn(credentials.email, credentials.password);
    return { tag: "accepted", identity: known };
  } catch (error) {
    const code = identityCode(error);
    if (code === null) throw error;
    return { tag: "refused", code };
  }
}

/** The sign-in machine with the identity service and the server behind it. */
export const signInFor = (session: Session) =>
  signInMachine.provide({
    actors: {
      checkIdentity: fromPromise<IdentityResponse, Credentials>(({ input }) =>
        checkIdentity(session, input),
      ),
      lookUpUser: fromPromise<FoundUser | null, UserRequest>(async ({ input }) =>
        (await import("../../session/session-actors.ts")).lookUpUser(
          await session.openClient(),
          input.email,
        ),
      ),
      signOutIdentity: fromPromise<void, void>(async () =>
        (await session.identity.open()).signOut(),
      ),
    },
  });
