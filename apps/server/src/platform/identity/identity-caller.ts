import { parseJson } from "@marquee/domain/wire/parse-json";
import { Result, Schema } from "effect";

/** Where the identity service's calls for administrators are, and what opens them. */
export interface IdentitySettings {
  /** Such as `https://identitytoolkit.googleapis.com/v1`; of the stand-in known once it listens. */
  readonly base: () => string;
  readonly projectId: () => string;
  /** The bearer of these calls, created again when the old one is about to end. */
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

/** Less than the time after which a browser's call is given up. */
const RESPONSE_TIMEOUT = 6_000;

const IdentityError = Schema.Struct({ error: Schema.Struct({ message: Schema.String }) });

export type CallResponse =
  | { readonly tag: "ok"; readonly body: unknown }
  | IdentityRefused
  | IdentityUnavailable;

/** The result of a call that the identity service did not decide; `reason` is for the log. */
export const unavailable = (reason: string): IdentityUnavailable => ({
  tag: "unavailable",
  reason,
});

/** Statuses of refusals that are not about the account: the service is busy, or its project not set up (USER-C4). */
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

/** What the network throws when a call does not arrive, takes too long, or is ended by the server's stop. */
const networkFailure = (error: unknown): string => {
  // A TypeError without a cause is a mistake of ours, and no failure of the network.
  if (error instanceof TypeError && error.cause === undefined) throw error;
  return error instanceof Error ? error.name : "no answer";
};

/**
 * Returns what sends one call for administrators to the identity service. A timeout, a failure of
 * the network and the end of `ending` are returned as unavailable, never thrown.
 */
export function createCaller(settings: IdentitySettings, ending?: AbortSignal) {
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
      return toResponse(response.status, parseJson(await response.text()));
    } catch (error) {
      return unavailable(networkFailure(error));
    }
  };
}

export type Caller = ReturnType<typeof createCaller>;
export type Failure = Exclude<CallResponse, { tag: "ok" }>;
