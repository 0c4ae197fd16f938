import { createHmac, timingSafeEqual } from "node:crypto";
import type { IngestSecrets } from "./read-secrets.ts";

/** The header of a delivery: `t=<seconds since 1970>,v1=<hex>`, with another `v1` while a secret is exchanged. */
export const SIGNATURE_HEADER = "x-marquee-signature";

/** How far the time of a signature may be from ours, either way, in seconds (INGEST-S2). */
const WINDOW = 300;

const HEADER = /^t=(\d{1,12})((?:,v1=[0-9a-f]{64}){1,4})$/;

export interface Signature {
  readonly seconds: number;
  readonly digests: readonly Buffer[];
}

/** Reads the header, or null where it is none. */
export function readSignature(header: unknown): Signature | null {
  const match = typeof header === "string" ? HEADER.exec(header) : null;
  if (!match) return null;
  const [, seconds = "", digests = ""] = match;
  return {
    seconds: Number(seconds),
    digests: digests
      .split(",v1=")
      .slice(1)
      .map((hex) => Buffer.from(hex, "hex")),
  };
}

/** Whether a signature is of these five minutes. `now` is the machine's time, in milliseconds. */
export const isFresh = ({ seconds }: Signature, now: number): boolean =>
  Math.abs(now / 1000 - seconds) <= WINDOW;

const digestOf = (secret: string, seconds: number, body: Uint8Array): Buffer =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();

/** The header that signs `body` (INGEST-S1): HMAC-SHA256 over the time, a full stop and the bytes as they are sent. */
export const signatureOf = (secret: string, seconds: number, body: Uint8Array): string =>
  `t=${seconds},v1=${digestOf(secret, seconds, body).toString("hex")}`;

/**
 * The source that signed these very bytes, or null. Every secret is tried, and compared in constant time, so that
 * neither who signs nor how close a guess came can be told from the time it takes (INGEST-S3).
 */
export function signerOf(
  { seconds, digests }: Signature,
  body: Uint8Array,
  secrets: IngestSecrets,
): string | null {
  let signer: string | null = null;
  for (const [source, secret] of secrets) {
    const wanted = digestOf(secret, seconds, body);
    for (const digest of digests) if (timingSafeEqual(wanted, digest)) signer = source;
  }
  return signer;
}
