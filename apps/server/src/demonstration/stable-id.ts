import { createHash } from "node:crypto";

/** An id that is the same on every machine: 32 hexadecimal characters of the name's digest. */
export const stableId = (name: string): string =>
  createHash("sha256").update(name).digest("hex").slice(0, 32);
