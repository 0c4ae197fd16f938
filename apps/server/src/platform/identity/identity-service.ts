import { Result, Schema } from "effect";

/** Where the identity service's calls for administrators are, and what opens them. */
export interface IdentitySettings {
  /** Such as `https://identitytoolkit.googleapis.com/v1`; of the stand-in known once it listens. */
  readonly base: () => string;
  readonly projectId: () => string;
  /** The bearer of these calls, made anew when the old one is about to end. */
  readonly adminToken: (signal: AbortSignal) => Promise<string>;
  /** The timeout of a call in milliseconds; tests of timeouts set a shorter one. */
  readonly responseTimeout?: number;
  /** Replaces the network in tests. */
  readonly transport?: typeof fetch;
}

export interface IdentityUnavailable {
  readonly tag: "unavailable";
  readonly reason: string;
}

/** The identity service understood the call and refused it: `WEAK_PASSWORD`, `INVALID_EMAIL`. */
export interface IdentityRefused {
  readonly tag: "refused";
  readonly code: string;
}

export interface KnownAccount {
  readonly tag: "known";
  readonly emailVerified: boolean;
  /** Whether it was there before the call. */
  readonly existed: boolean;
}

export interface NewAccount {
  /** Under which the service stores it. No user can choose one, so it distinguishes our accounts from others (USER-I1). */
  readonly localId: string;
  readonly email: string;
  /** Null for one whose user chooses a password by mail. */
  readonly password: string | null;
  readonly displayName: string;
}

/** Which of its mails the service is to send. */
export type IdentityMail = "VERIFY_EMAIL" | "PASSWORD_RESET";

/** The accounts of the identity service, as an administrator reaches them. Every result is a value. */
export interface IdentityService {
  /**
   * Makes an account if the e-mail has none. Safe to repeat: one that this call made, or whose e-mail was confirmed,
   * keeps its password. Any other proves nothing, and is made anew (USER-I4).
   */
  readonly ensureAccount: (
    account: NewAccount,
  ) => Promise<KnownAccount | IdentityRefused | IdentityUnavailable>;
  /** Whether the owner of this e-mail has confirmed it; false if there is no account. */
  readonly isConfirmed: (
    email: string,
  ) => Promise<
    { readonly tag: "known"; readonly isConfirmed: boolean } | IdentityRefused | IdentityUnavailable
  >;
  /** The code by which a password is set for an account, instead of the mail that would hold it. */
  readonly passwordCode: (
    email: string,
  ) => Promise<
    { readonly tag: "made"; readonly oobCode: string } | IdentityRefused | IdentityUnavailable
  >;
  /** From when on sign-ins of this e-mail count, in seconds: a reset password ends those before. Null for no account. */
  readonly validAfter: (
    email: string,
  ) => Promise<
    | { readonly tag: "known"; readonly seconds: number | null }
    | IdentityRefused
    | IdentityUnavailable
  >;
  /** Sends one of its mails, whose link leads to this site; null for the site that the service is configured with. */
  readonly sendMail: (
    email: string,
    mail: IdentityMail,
    origin: string | null,
  ) => Promise<{ readonly tag: "sent" } | IdentityRefused | IdentityUnavailable>;
}

/** Less than the time after which a browser's call is given up. */
const RESPONSE_TIMEOUT = 6_000;

const IdentityError = Schema.Struct({ error: Schema.Struct({ message: Schema.String }) });
const OobLink = Schema.Struct({ oobLink: Schema.String });
const Lookup = Schema.Struct({
  users: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({
        localId: Schema.String,
        emailVerified: Schema.optionalKey(Schema.Boolean),
        /** Whole seconds, as text. */
        validSince: Schema.optionalKey(Schema.String),
      }),
    ),
  ),
});

type CallResponse =
  | { readonly tag: "ok"; readonly body: unknown }
  | IdentityRefused
  | IdentityUnavailable;

const unavailable = (reason: string): IdentityUnavailable => ({ tag: "unavailable", reason });

/**
 * Codes under the status of a refusal that find nothing wrong with the account: the service is busy, or its project is
 * not set up, which is the operator's to mend (USER-C4).
 */
const NOT_OF_THE_ACCOUNT = new Set([
  "TOO_MANY_ATTEMPTS_TRY_LATER",
  "QUOTA_EXCEEDED",
  "OPERATION_NOT_ALLOWED",
  "ADMIN_ONLY_OPERATION",
  "CONFIGURATION_NOT_FOUND",
  "PROJECT_NOT_FOUND",
]);

function toResponse(status: number, body: unknown): CallResponse {
  if (status === 200) return { tag: "ok", body };
  const error = Schema.decodeUnknownResult(IdentityError)(body);
  if (status !== 400 || Result.isFailure(error)) return unavailable(`answered ${status}`);
  // "WEAK_PASSWORD : Password should be at least 6 characters"
  const [code = ""] = error.success.error.message.split(" ");
  return NOT_OF_THE_ACCOUNT.has(code) ? unavailable(code) : { tag: "refused", code };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What the network throws when a call does not arrive, takes too long, or is ended by the server's stop. */
const networkFailure = (error: unknown): string => {
  // A TypeError without a cause is a mistake of ours, and no failure of the network.
  if (error instanceof TypeError && error.cause === undefined) throw error;
  return error instanceof Error ? error.name : "no answer";
};

function createCaller(settings: IdentitySettings, ending?: AbortSignal) {
  const { base, projectId, adminToken, transport = fetch } = settings;
  const { responseTimeout = RESPONSE_TIMEOUT } = settings;
  return async (call: string, body: object): Promise<CallResponse> => {
    const timeout = AbortSignal.timeout(responseTimeout);
    const signal = ending ? AbortSignal.any([timeout, ending]) : timeout;
    try {
      const authorization = `Bearer ${await adminToken(signal)}`;
      const response = await transport(`${base()}/projects/${projectId()}/accounts${call}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify(body),
        redirect: "error",
        signal,
      });
      return toResponse(response.status, parsed(await response.text()));
    } catch (error) {
      return unavailable(networkFailure(error));
    }
  };
}

/** How often an account is made anew that another user makes again at the same moment. */
const ATTEMPTS = 3;
/** The responses to a create whose e-mail or id has an account already. */
const IS_THERE = new Set(["EMAIL_EXISTS", "DUPLICATE_LOCAL_ID"]);

type Caller = ReturnType<typeof createCaller>;
type StoredAccount = NonNullable<(typeof Lookup.Type)["users"]>[number];
type Failure = Exclude<CallResponse, { tag: "ok" }>;

async function lookUp(
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

/** What the account that is there is good for; null if it was a stranger's, and is deleted with its sessions (USER-I4). */
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

async function ensureAccount(
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

/** The identity service over its REST calls for administrators; the same for Firebase and its stand-in (USER-I1). */
export function identityService(settings: IdentitySettings, ending?: AbortSignal): IdentityService {
  const call = createCaller(settings, ending);
  return {
    ensureAccount: (account) => ensureAccount(call, account),
    isConfirmed: async (email) => {
      const result = await lookUp(call, email);
      return result.tag === "stored"
        ? { tag: "known", isConfirmed: result.account?.emailVerified ?? false }
        : result;
    },
    passwordCode: async (email) => {
      const requestType = "PASSWORD_RESET";
      const result = await call(":sendOobCode", { requestType, email, returnOobLink: true });
      if (result.tag !== "ok") return result;
      const sent = Schema.decodeUnknownResult(OobLink)(result.body);
      const link = Result.isSuccess(sent) ? URL.parse(sent.success.oobLink) : null;
      const oobCode = link?.searchParams.get("oobCode") ?? null;
      return oobCode === null ? unavailable("a link holds no code") : { tag: "made", oobCode };
    },
    validAfter: async (email) => {
      const result = await lookUp(call, email);
      if (result.tag !== "stored") return result;
      const seconds = Number(result.account?.validSince ?? Number.NaN);
      return { tag: "known", seconds: Number.isFinite(seconds) ? seconds : null };
    },
    sendMail: async (email, requestType, origin) => {
      const site = origin === null ? {} : { continueUrl: `${origin}/ADMIN-UI/login` };
      const result = await call(":sendOobCode", { requestType, email, ...site });
      return result.tag === "ok" ? { tag: "sent" } : result;
    },
  };
}
