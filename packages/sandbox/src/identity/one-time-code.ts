import { Secret, TOTP } from "otpauth";
import type { Body } from "./request-fields.ts";

/** What an authenticator app is told: RFC 6238 as every app has it. */
export const CODE_LENGTH = 6;
export const PERIOD = 30;
export const HASHING = "SHA1";
/** Steps by which the clock of an app may be early or late. */
const TOLERANCE = 1;

/** A secret for an authenticator app: 20 random bytes in base32, as a user can type it. */
export const newSharedSecret = (): string => new Secret({ size: 20 }).base32;

const appOf = (secret: string): TOTP =>
  new TOTP({ secret, algorithm: HASHING, digits: CODE_LENGTH, period: PERIOD });

/** The step of time that a code is of; null if it is of none that counts now. */
export function stepOfCode(secret: string, code: unknown, at: Date): number | null {
  if (typeof code !== "string" || !/^\d{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = appOf(secret).validate({ token: code, timestamp, window: TOLERANCE });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** What a call says about a code: `totpVerificationInfo` of the real service. */
export function verificationOf(body: Body): Body {
  const info = body["totpVerificationInfo"];
  return typeof info === "object" && info !== null ? Object.fromEntries(Object.entries(info)) : {};
}
