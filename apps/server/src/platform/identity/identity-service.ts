import { Result, Schema } from "effect";
import {
  endSessions,
  ensureAccount,
  lookUp,
  removeFactor,
  toFactorSince,
  toValidAfter,
  type KnownAccount,
  type NewAccount,
} from "./identity-accounts.ts";
import {
  createCaller,
  unavailable,
  type IdentityRefused,
  type IdentitySettings,
  type IdentityUnavailable,
} from "./identity-caller.ts";

export type { IdentitySettings, IdentityRefused, IdentityUnavailable, KnownAccount, NewAccount };

/** Which of its mails the service is to send. */
export type IdentityMail = "VERIFY_EMAIL" | "PASSWORD_RESET";

/** The accounts of the identity service, as an administrator reaches them. Every result is a value. */
export interface IdentityService {
  /** Makes an account if the e-mail has none. One of this call, or confirmed, keeps its password; others do not (USER-I4). */
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
  /** The time in seconds from which sign-ins of this e-mail count: a reset password ends earlier ones. Null for no account. */
  readonly validAfter: (
    email: string,
  ) => Promise<
    | { readonly tag: "known"; readonly seconds: number | null }
    | IdentityRefused
    | IdentityUnavailable
  >;
  /** Revokes every refresh token of sign-ins from before this second, so that no device gets a new token (SESSION-O2). */
  readonly endSessions: (
    email: string,
    seconds: number,
  ) => Promise<{ readonly tag: "ended" } | IdentityRefused | IdentityUnavailable>;
  /** The time since which the sign-in of an e-mail asks for the code of an authenticator app; null if it does not. */
  readonly secondFactorSince: (
    email: string,
  ) => Promise<
    { readonly tag: "known"; readonly since: string | null } | IdentityRefused | IdentityUnavailable
  >;
  /** Takes an app off that was set up before this moment (USER-F1). */
  readonly removeSecondFactor: (
    email: string,
    before: Date,
  ) => Promise<{ readonly tag: "removed" } | IdentityRefused | IdentityUnavailable>;
  /** Sends one of its mails, whose link leads to this site; null for the site that the service is configured with. */
  readonly sendMail: (
    email: string,
    mail: IdentityMail,
    origin: string | null,
  ) => Promise<{ readonly tag: "sent" } | IdentityRefused | IdentityUnavailable>;
}

const OobLink = Schema.Struct({ oobLink: Schema.String });

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
      return result.tag === "stored"
        ? { tag: "known", seconds: toValidAfter(result.account) }
        : result;
    },
    endSessions: (email, seconds) => endSessions(call, email, seconds),
    secondFactorSince: async (email) => {
      const result = await lookUp(call, email);
      return result.tag === "stored"
        ? { tag: "known", since: toFactorSince(result.account) }
        : result;
    },
    removeSecondFactor: (email, before) => removeFactor(call, email, before),
    sendMail: async (email, requestType, origin) => {
      const site = origin === null ? {} : { continueUrl: `${origin}/ADMIN-UI/login` };
      const result = await call(":sendOobCode", { requestType, email, ...site });
      return result.tag === "ok" ? { tag: "sent" } : result;
    },
  };
}
