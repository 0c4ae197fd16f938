import { Result, Schema } from "effect";
import {
  unavailable,
  type Caller,
  type Failure,
  type IdentityRefused,
  type IdentityUnavailable,
} from "./identity-caller.ts";

export interface KnownAccount {
  readonly tag: "known";
  readonly emailVerified: boolean;
  /** Whether it was there before the call. */
  readonly existed: boolean;
}

export interface NewAccount {
  /** The id of the account at the service. No user can choose one, so it distinguishes our accounts from others (USER-I1). */
  readonly localId: string;
  readonly email: string;
  /** Null for one whose user chooses a password by mail. */
  readonly password: string | null;
  readonly displayName: string;
}

const Lookup = Schema.Struct({
  users: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        localId: Schema.String,
        emailVerified: Schema.optionalKey(Schema.Boolean),
        /** Whole seconds, as text. */
        validSince: Schema.optionalKey(Schema.String),
        mfaInfo: Schema.optionalKey(Schema.Array(Schema.Struct({ enrolledAt: Schema.String }))),
      }),
    ),
  ),
});

/** How often an account is created again if another user creates it again at the same moment. */
const ATTEMPTS = 3;
/** The responses to a create whose e-mail or id has an account already. */
const IS_THERE = new Set(["EMAIL_EXISTS", "DUPLICATE_LOCAL_ID"]);

type StoredAccount = NonNullable<(typeof Lookup.Type)["users"]>[number];

/** Looks up the account of an e-mail; undefined if there is none. */
export async function lookUp(
  call: Caller,
  email: string,
): Promise<{ readonly tag: "stored"; readonly account: StoredAccount | undefined } | Failure> {
  const result = await call(":lookup", { email: [email] });
  if (result.tag !== "ok") return result;
  const stored = Schema.decodeUnknownResult(Lookup)(result.body);
  return Result.isFailure(stored)
    ? unavailable("an account is there and cannot be read")
    : { tag: "stored", account: stored.success.users?.[0] };
}

/** The time in seconds from which sign-ins of an account count; null if the service does not return it. */
export function toValidAfter(account: StoredAccount | undefined): number | null {
  const seconds = Number(account?.validSince ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

/** A password that was reset since has ended more sessions than this, and what it ended stays ended. */
export async function endSessions(
  call: Caller,
  email: string,
  seconds: number,
): Promise<{ readonly tag: "ended" } | Failure> {
  const result = await lookUp(call, email);
  if (result.tag !== "stored") return result;
  const { account } = result;
  if (account === undefined || (toValidAfter(account) ?? 0) >= seconds) return { tag: "ended" };
  const { localId } = account;
  const changed = await call(":update", { localId, validSince: String(seconds) });
  return changed.tag === "ok" ? { tag: "ended" } : changed;
}

/** The time since which an account asks for a second factor; null if it does not. */
export const toFactorSince = (account: StoredAccount | undefined): string | null =>
  account?.mfaInfo?.[0]?.enrolledAt ?? null;

/** Takes the second factor off an account. One that was set up since then stays: the call may be late, or made twice. */
export async function removeFactor(
  call: Caller,
  email: string,
  before: Date,
): Promise<{ readonly tag: "removed" } | Failure> {
  const result = await lookUp(call, email);
  if (result.tag !== "stored") return result;
  const { account } = result;
  const since = toFactorSince(account);
  if (account === undefined || since === null || new Date(since) > before)
    return { tag: "removed" };
  const changed = await call(":update", { localId: account.localId, mfa: {} });
  return changed.tag === "ok" ? { tag: "removed" } : changed;
}

/** Decides what an existing account is good for. A stranger's is deleted with its sessions, and null is returned (USER-I4). */
async function adoptAccount(
  call: Caller,
  { email, localId }: NewAccount,
): Promise<KnownAccount | Failure | null> {
  const result = await lookUp(call, email);
  if (result.tag !== "stored") return result;
  const { account } = result;
  if (!account) return unavailable("an account is there and is not found");
  const emailVerified = account.emailVerified ?? false;
  if (emailVerified || account.localId === localId)
    return { tag: "known", existed: true, emailVerified };
  const deleted = await call(":delete", { localId: account.localId });
  return deleted.tag === "unavailable" ? deleted : null;
}

/** Creates an account, or adopts one of this e-mail that is good for the user (USER-I4). */
export async function ensureAccount(
  call: Caller,
  account: NewAccount,
): Promise<KnownAccount | IdentityRefused | IdentityUnavailable> {
  const { password, ...content } = account;
  const body = { ...content, emailVerified: false, ...(password === null ? {} : { password }) };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await call("", body);
    if (result.tag === "ok") return { tag: "known", existed: false, emailVerified: false };
    if (result.tag !== "refused" || !IS_THERE.has(result.code)) return result;
    const adopted = await adoptAccount(call, account);
    if (adopted) return adopted;
  }
  return unavailable("another process makes this account again and again");
}
