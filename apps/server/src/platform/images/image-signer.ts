import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds that a signed address works at least. */
const LIFETIME = 10 * 60;
/** Seconds to which its end is rounded up, so that the address stays the same for a while. */
const STEP = 5 * 60;

export interface ImageSigner {
  /** What opens this file for ten to fifteen minutes from now, as parameters of its address. */
  readonly query: (name: string, now: Date) => string;
  /** The address of a private image such as `bills/<hash>.webp`, good for ten to fifteen minutes from now. */
  readonly address: (name: string, now: Date) => string;
  /** The seconds for which these parameters still open this file; null if they do not (IMAGE-S4). */
  readonly opens: (name: string, query: unknown, now: Date) => number | null;
}

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Signs addresses of private images with a key that all servers of one database share. */
export function imageSigner(key: Buffer): ImageSigner {
  const signName = (name: string, expires: number): string =>
    createHmac("sha256", key).update(`${name}\n${expires}`).digest("base64url");
  const signedQuery = (name: string, now: Date): string => {
    const expires = Math.ceil((secondsOf(now) + LIFETIME) / STEP) * STEP;
    return `expires=${expires}&signature=${signName(name, expires)}`;
  };
  return {
    query: signedQuery,
    address: (name, now) => `/images/${name}?${signedQuery(name, now)}`,
    opens: (name, query, now) => {
      const { expires, signature } = query as { expires?: unknown; signature?: unknown };
      if (typeof expires !== "string" || typeof signature !== "string") return null;
      if (!/^\d{1,12}$/.test(expires)) return null;
      const [given, right] = [Buffer.from(signature), Buffer.from(signName(name, Number(expires)))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const left = Number(expires) - secondsOf(now);
      return left > 0 ? left : null;
    },
  };
}
