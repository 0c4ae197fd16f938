import { createHash, randomBytes } from "node:crypto";

/** A secret for a link or a session. Only its digest is stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** An id for an account, 28 characters long as Firebase's are. */
export const newLocalId = (): string => randomBytes(21).toString("base64url");

/** The SHA-256 of a secret, in base64url, by which it is stored and found. */
export const digest = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
