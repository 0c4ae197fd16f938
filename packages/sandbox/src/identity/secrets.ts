import { createHash, randomBytes } from "node:crypto";

/** A secret for a link or a session. Only its digest is stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
export const newLocalId = (): string => randomBytes(21).toString("base64url");
export const digest = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");
