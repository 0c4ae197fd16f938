import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IngestSecrets } from "../config/read-ingest-secrets.ts";

/**
 * The header of a delivery: `t=<seconds since 1970>,sha256=<hex>,v1=<hex>`, with another `v1` while a secret is
 * exchanged. It names the digest of the body, so that it can be checked before the body is read.
 */
export const SIGNATURE_HEADER = "x-marquee-signature";

/** How far the time of a signature may be from ours, either way, in seconds (INGEST-S2). */
const WINDOW = 300;

const HEADER = /^t=(\d{1,12}),sha256=([0-9a-f]{64})((?:,v1=[0-9a-f]{64}){1,4})$/;

export interface Signature {
  readonly seconds: number;
  /** The SHA-256 of the body, in hex. */
  readonly bodyDigest: string;
  readonly proofs: readonly Buffer[];
}

/** Reads the header of a signature; null if it cannot be read. */
export function readSignature(header: unknown): Signature | null {
  const match = typeof header === "string" ? HEADER.exec(header) : null;
  if (!match) return null;
  const [, seconds = "", bodyDigest = "", proofs = ""] = match;
  return {
    seconds: Number(seconds),
    bodyDigest,
    proofs: proofs
      .split(",v1=")
      .slice(1)
      .map((hex) => Buffer.from(hex, "hex")),
  };
}

/** Whether a signature is of these five minutes. `now` is the machine's time, in milliseconds. */
export const isFresh = ({ seconds }: Pick<Signature, "seconds">, now: number): boolean =>
  Math.abs(now / 1000 - seconds) <= WINDOW;

const computeProof = (secret: string, { seconds, bodyDigest }: Omit<Signature, "proofs">): Buffer =>
  createHmac("sha256", secret).update(`${seconds}.${bodyDigest}`).digest();

/** The header that signs `body` (INGEST-S1): HMAC-SHA256 over the time, a full stop and the digest of the body. */
export function signDelivery(secret: string, seconds: number, body: Uint8Array): string {
  const bodyDigest = createHash("sha256").update(body).digest("hex");
  const proof = computeProof(secret, { seconds, bodyDigest }).toString("hex");
  return `t=${seconds},sha256=${bodyDigest},v1=${proof}`;
}

/** The source that signed a header, or null. Every secret is tried in constant time, which tells a guesser nothing (INGEST-S3). */
export function findSigner(signature: Signature, secrets: IngestSecrets): string | null {
  let signer: string | null = null;
  for (const [source, secret] of secrets) {
    const wanted = computeProof(secret, signature);
    for (const proof of signature.proofs) if (timingSafeEqual(wanted, proof)) signer = source;
  }
  return signer;
}
