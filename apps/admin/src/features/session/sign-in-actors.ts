import type { FoundUser, UserRequest } from "@marquee/machines/session/session.model";
import { signInMachine } from "@marquee/machines/session/sign-in.machine";
import type {
  CodeRequest,
  CodeResponse,
  Credentials,
  IdentityResponse,
} from "@marquee/machines/session/sign-in.model";
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
    return known === null ? { tag: "codeAsked" } : { tag: "accepted", identity: known };
  } catch (error) {
    return toRefused(error);
  }
}

/** A refusal of the service as a value; any other error is thrown on. */
function toRefused(error: unknown): { readonly tag: "refused"; readonly code: string } {
  const code = identityCode(error);
  if (code === null) throw error;
  return { tag: "refused", code };
}

async function checkCode({ identity }: Session, { code }: CodeRequest): Promise<CodeResponse> {
  const service = await identity.open();
  try {
    return { tag: "accepted", identity: await service.giveCode(code) };
  } catch (error) {
    return toRefused(error);
  }
}

/** The sign-in machine with the identity service and the server behind it. */
export const signInFor = (session: Session) =>
  signInMachine.provide({
    actors: {
      checkIdentity: fromPromise<IdentityResponse, Credentials>(({ input }) =>
        checkIdentity(session, input),
      ),
      checkCode: fromPromise<CodeResponse, CodeRequest>(({ input }) => checkCode(session, input)),
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
