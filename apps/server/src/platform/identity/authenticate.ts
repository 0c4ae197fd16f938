import { isPrivileged } from "@marquee/domain/access/actor";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { signInMessages } from "@marquee/domain/session/messages";
import { signInRefusal } from "@marquee/domain/session/sign-in";
import type pg from "pg";
import { forbidden, type Refusal, unauthenticated, unavailable } from "../refusal/refusal.ts";
import { scopeOf, type Scope } from "../tenancy/scope.ts";
import { findCaller } from "./caller.ts";
import type { tokenVerifier } from "./verify-token.ts";

export interface SignedIn {
  readonly user: LoggedUser;
  readonly scope: Scope;
  /** When the token ends, in seconds of the machine's time. */
  readonly until: number;
  /** When they signed in, in the same seconds. */
  readonly since: number;
  /** Whether the code of an authenticator app was given, by their token. */
  readonly hasSecondFactor: boolean;
}

/** The refusal of a token that counts no more. */
export const signInEnded = (): Refusal =>
  unauthenticated("Your sign-in has ended. Please sign in again.");

/**
 * Who is calling (SESSION-T1 to SESSION-T3): a verified token, a verified e-mail unless the user came through the shop
 * platform, and a user of ours who is an advertiser. Rights are read from the database each time.
 */
export async function authenticate(
  pool: pg.Pool,
  verify: ReturnType<typeof tokenVerifier>,
  header: string | undefined,
): Promise<SignedIn | Refusal> {
  const token = /^Bearer ([\w.-]+)$/.exec(header ?? "")?.[1];
  if (!token) return unauthenticated();
  const verification = await verify(token);
  if (verification.tag === "unavailable")
    return unavailable("Sign-in cannot be checked right now. Please try again in a moment.");
  if (verification.tag === "refused") return signInEnded();
  const { identity } = verification;
  const { email, verified: isVerified, signedInAt, hasSecondFactor } = identity;
  const caller = await findCaller(pool, email, signedInAt);
  const known = caller && { authType: caller.authType, isShopify: caller.user.isShopify };
  const refusal = signInRefusal({ isVerified }, known);
  if (!caller || refusal !== null) return forbidden(refusal ?? signInMessages.notAdmin);
  const { user, signedOutOn } = caller;
  if (caller.isEnded) return signInEnded();
  // A token knows whole seconds: a sign-in in the second of the end may have been before it.
  if (signedOutOn !== null && signedInAt <= signedOutOn.getTime() / 1000) return signInEnded();
  return {
    user,
    scope: scopeOf(user, isPrivileged(user)),
    until: identity.expiresAt,
    since: signedInAt,
    hasSecondFactor,
  };
}
