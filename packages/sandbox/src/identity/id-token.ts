import { randomBytes } from "node:crypto";
import { SignJWT, errors, jwtVerify, type JWTPayload } from "jose";
import { seconds } from "../clock.ts";
import { accountById, type Account } from "./account.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import { ALGORITHM } from "./signing-key.ts";

/** Seconds an ID token lives, as Firebase's do. */
export const TOKEN_LIFE = 3600;

/** Signs a token with the claims Firebase gives for e-mail and password [SBX-I1]. */
export function signIdToken(context: IdentityContext, account: Account, signedInAt: Date) {
  const now = seconds(context.clock.now());
  return (
    new SignJWT({
      ...(account.displayName === null ? {} : { name: account.displayName }),
      auth_time: seconds(signedInAt),
      user_id: account.localId,
      email: account.email,
      email_verified: account.emailVerified,
      firebase: { identities: { email: [account.email] }, sign_in_provider: "password" },
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: context.key.kid, typ: "JWT" })
      .setIssuer(context.issuer)
      .setAudience(context.projectId)
      .setSubject(account.localId)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFE)
      // RS256 is deterministic: without it two tokens of one second are equal, and the SDK then
      // keeps the old refresh token, which a password change has just ended.
      .setJti(randomBytes(12).toString("base64url"))
      .sign(context.key.privateKey)
  );
}

async function verifyPayload(context: IdentityContext, token: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, context.key.keySet, {
      issuer: context.issuer,
      audience: context.projectId,
      algorithms: [ALGORITHM],
      requiredClaims: ["sub", "iat", "exp", "auth_time"],
      currentDate: context.clock.now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new IdentityApiError("TOKEN_EXPIRED");
    if (error instanceof errors.JOSEError) throw new IdentityApiError("INVALID_ID_TOKEN");
    throw error;
  }
}

/** The account an ID token speaks for. Forged, expired, revoked and orphaned tokens are refused [SBX-I4]. */
export async function accountOfToken(context: IdentityContext, token: unknown): Promise<Account> {
  if (typeof token !== "string") throw new IdentityApiError("INVALID_ID_TOKEN");
  const payload = await verifyPayload(context, token);
  const account = await accountById(context.pool, payload.sub ?? "");
  if (!account) throw new IdentityApiError("USER_NOT_FOUND");
  if (account.disabled) throw new IdentityApiError("USER_DISABLED");
  if (Number(payload["auth_time"]) < seconds(account.validSince))
    throw new IdentityApiError("TOKEN_EXPIRED");
  return account;
}
