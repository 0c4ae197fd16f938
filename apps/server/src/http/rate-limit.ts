import type { Call } from "@marquee/api/http/call";

/**
 * How often one address may make a call; left out where rights limit it already. Files of somebody who is not signed
 * in are the dearest thing the public can ask of us.
 */
export const rateLimitOf = (
  call: Call,
): { readonly rateLimit?: { readonly max: number; readonly timeWindow: number } } =>
  call.access === "public" && call.file ? { rateLimit: { max: 20, timeWindow: 10 * 60_000 } } : {};
