import type { Env } from "./env.ts";

/** What the limits of calls are multiplied by, or null if nothing is counted. Adds what is wrong to `reasons`. */
export function readLimits(env: Env, reasons: string[]): number | null {
  const text = env["RATE_LIMITS"] ?? "1";
  if (text === "off") return null;
  const factor = /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : 0;
  if (!(factor > 0 && Number.isFinite(factor)))
    reasons.push(
      "RATE_LIMITS is off, or a number above 0 that the limits of calls are multiplied by.",
    );
  return factor;
}
