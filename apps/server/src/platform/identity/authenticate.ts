import { isDeepStrictEqual } from "node:util";
import { isPrivileged } from "@marquee/domain/access/actor";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { signInMessages } from "@marquee/domain/session/messages";
import { signInRefusal } from "@marquee/domain/session/sign-in";
import type pg from "pg";
import type { Line } from "../database/line.ts";
import { Trip } from "../database/trip.ts";
import { forbidden, type Refusal, unauthenticated, unavailable } from "../http/refusal.ts";
import { scopeOf, type Scope } from "../tenancy/scope.ts";
import { askCaller, type Caller } from "./caller.ts";
import type { Identity, tokenVerifier } from "./verify-token.ts";

export interface SignedIn {
  readonly user: LoggedUser;
  readonly scope: Scope;
  /** When the token ends, in seconds of the machine's time. */
  readonly until: number;
  /** What they asked for, where it has travelled with the question who they are. */
  readonly answer: Promise<unknown> | null;
}

/** Whom the bearer of a token was when they last asked. */
interface Seen {
  readonly caller: Caller;
  readonly scope: Scope;
}

/** Nothing is granted for what stands here: it is what to ask for before the database has said who is calling. */
const lastSeen = new WeakMap<Identity, Seen>();

/**
 * Puts a read on the trip of the question who is calling, for whom they were when they last asked; null for none. The
 * trip is held to the scope they had then.
 */
export type ReadAlong = (
  line: Line,
  before: Pick<SignedIn, "user" | "scope">,
) => Promise<unknown> | null;

/**
 * Who is calling (SESSION-T1 to SESSION-T3): a verified token, a verified e-mail unless the person came through
 * the shop platform, and a user of ours who is an advertiser. Rights are read from the database each time. What was read
 * along is theirs only if the same trip finds them exactly as they were, and is forgotten otherwise (SESSION-T6).
 */
export async function authenticate(
  pool: pg.Pool,
  verify: ReturnType<typeof tokenVerifier>,
  header: string | undefined,
  readAlong?: ReadAlong,
): Promise<SignedIn | Refusal> {
  const token = /^Bearer ([\w.-]+)$/.exec(header ?? "")?.[1];
  if (!token) return unauthenticated();
  const verdict = await verify(token);
  if (verdict.tag === "unavailable")
    return unavailable("Sign-in cannot be checked right now. Please try again in a moment.");
  if (verdict.tag === "refused")
    return unauthenticated("Your sign-in has ended. Please sign in again.");
  const { identity } = verdict;
  const { verified: isVerified, expiresAt: until } = identity;
  const before = lastSeen.get(identity);
  const trip = new Trip();
  const asking = askCaller(trip, identity.email, readAlong && before?.scope);
  const answer =
    (before && readAlong?.(trip, { user: before.caller.user, scope: before.scope })) ?? null;
  // Heard where it is given out; where it is not, nobody is to hear of its errors either.
  answer?.catch(() => undefined);
  await trip.travel(pool);
  const caller = await asking;
  const known = caller && { authType: caller.authType, isShopify: caller.user.isShopify };
  const refusal = signInRefusal({ isVerified }, known);
  if (!caller || refusal !== null) {
    lastSeen.delete(identity);
    return forbidden(refusal ?? signInMessages.notAdmin);
  }
  if (before && isDeepStrictEqual(before.caller, caller))
    return { user: caller.user, scope: before.scope, until, answer };
  const scope = scopeOf(caller.user, isPrivileged(caller.user));
  lastSeen.set(identity, { caller, scope });
  return { user: caller.user, scope, until, answer: null };
}
