import { errors, jwtVerify, type JWTVerifyGetKey } from "jose";

export interface TokenIssuer {
  readonly keySet: JWTVerifyGetKey;
  readonly issuer: string;
  readonly projectId: string;
}

/** What a verified token holds of its bearer: who, never what they may do. */
export interface Identity {
  readonly email: string;
  readonly verified: boolean;
  /** When they signed in, in seconds. */
  readonly signedInAt: number;
  readonly expiresAt: number;
  /** Whether the code of an authenticator app was given (SESSION-T7). */
  readonly hasSecondFactor: boolean;
}

export type Verification =
  | { readonly tag: "verified"; readonly identity: Identity }
  | { readonly tag: "refused" }
  | { readonly tag: "unavailable" };

const REMEMBERED = 5000;

/**
 * Seconds by which the clock of who made a token may be ahead of ours, or behind. A server whose clock is late would refuse
 * what another one takes (SESSION-T1); how far it is from the database's is in the metrics (OPS-13).
 */
const CLOCK_TOLERANCE = 60;

const namesSecondFactor = (firebase: unknown): boolean =>
  typeof firebase === "object" && firebase !== null && "sign_in_second_factor" in firebase;

/**
 * Checks ID tokens (SESSION-T1): signature, issuer, audience, times. A verified token is remembered until it
 * expires, so that a signature is worked out once. Keys that cannot be fetched are `unavailable`, not a refusal.
 */
export function tokenVerifier(
  { keySet, issuer, projectId }: TokenIssuer,
  nowSeconds = () => Date.now() / 1000,
) {
  const remembered = new Map<string, Identity>();
  const remember = (token: string, identity: Identity) => {
    if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? "");
    remembered.set(token, identity);
  };
  return async (token: string): Promise<Verification> => {
    const known = remembered.get(token);
    if (known && known.expiresAt > nowSeconds()) return { tag: "verified", identity: known };
    remembered.delete(token);
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer,
        audience: projectId,
        algorithms: ["RS256"],
        requiredClaims: ["sub", "iat", "exp", "auth_time"],
        clockTolerance: CLOCK_TOLERANCE,
      });
      const { sub, email, exp = 0, auth_time: authTime } = payload;
      if (!sub || sub.length > 128 || typeof email !== "string" || typeof authTime !== "number")
        return { tag: "refused" };
      if (authTime > nowSeconds() + CLOCK_TOLERANCE) return { tag: "refused" };
      const identity = {
        email: email.toLowerCase(),
        verified: payload["email_verified"] === true,
        signedInAt: authTime,
        expiresAt: exp,
        hasSecondFactor: namesSecondFactor(payload["firebase"]),
      };
      remember(token, identity);
      return { tag: "verified", identity };
    } catch (error) {
      return { tag: error instanceof errors.JOSEError ? "refused" : "unavailable" };
    }
  };
}
