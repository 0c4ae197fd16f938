import { SignJWT, errors, jwtVerify, type JWTPayload } from "jose";
import { randomBytes } from "node:crypto";
import { seconds } from "../clock.ts";
import { accountById, type Account } from "./account.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import { ALGORITHM } from "./signing-key.ts";

/** Seconds an ID token lives, as Firebase's do. */
export const TOKEN_LIFETIME = 3600;

/** What a token says: who signed in, when, and with which second factor, null for none. */
export interface TokenSession {
  readonly account: Account;
  readonly signedInAt: Date;
  readonly enrollmentId: string | null;
}

/** Signs a token with the claims Firebase gives for e-mail and password [SBX-I1]. */
export function signIdToken(
  context: IdentityContext,
  { account, signedInAt, enrollmentId }: TokenSession,
) {
  const now = seconds(context.clock.now());
  return (
    new SignJWT({
      ...(account.displayName === null ? {} : { name: account.displayName }),
      auth_time: seconds(signedInAt),
      user_id: account.localId,
      email: account.email,
      email_verified: account.emailVerified,
      firebase: {
        identities: { email: [account.email] },
        sign_in_provider: "password",
        ...(enrollmentId === null
          ? {}
          : { sign_in_second_factor: "totp", second_factor_identifier: enrollmentId }),
      },
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: context.key.kid, typ: "JWT" })
      .setIssuer(context.issuer)
      .setAudience(context.projectId)
      .setSubject(account.localId)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_LIFETIME)
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

function secondFactorIn({ firebase }: JWTPayload): string | null {
  if (typeof firebase !== "object" || firebase === null) return null;
  const id = Object.entries(firebase).find(([name]) => name === "second_factor_identifier")?.[1];
  return typeof id === "string" ? id : null;
}

/** What an ID token says. Forged, expired, revoked and orphaned tokens are refused [SBX-I4]. */
export async function sessionOfToken(
  context: IdentityContext,
  token: unknown,
): Promise<TokenSession> {
  if (typeof token !== "string") throw new IdentityApiError("INVALID_ID_TOKEN");
  const payload = await verifyPayload(context, token);
  const account = await accountById(context.pool, payload.sub ?? "");
  if (!account) throw new IdentityApiError("USER_NOT_FOUND");
  if (account.disabled) throw new IdentityApiError("USER_DISABLED");
  if (Number(payload["auth_time"]) < seconds(account.validSince))
    throw new IdentityApiError("TOKEN_EXPIRED");
  const signedInAt = new Date(Number(payload["auth_time"]) * 1000);
  return { account, signedInAt, enrollmentId: secondFactorIn(payload) };
}

/** The account an ID token speaks for. */
export const accountOfToken = async (context: IdentityContext, token: unknown): Promise<Account> =>
  (await sessionOfToken(context, token)).account;
