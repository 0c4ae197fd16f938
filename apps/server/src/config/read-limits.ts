import { USUAL_LIMITS, type RateLimits } from "../http/rate-limits.ts";

type Env = Readonly<Record<string, string | undefined>>;

const LIMIT_NAMES: Readonly<Record<keyof RateLimits, string>> = {
  public: "RATE_LIMIT_PUBLIC",
  promocodes: "RATE_LIMIT_PROMOCODES",
  payments: "RATE_LIMIT_PAYMENTS",
};

function readLimit(env: Env, kind: keyof RateLimits, reasons: string[]): number {
  const name = LIMIT_NAMES[kind];
  const limit = Number(env[name] ?? USUAL_LIMITS[kind]);
  if (!Number.isInteger(limit) || limit < 1)
    reasons.push(
      `${name} is how many calls one caller may make in a minute: a whole number above 0.`,
    );
  return limit;
}

/** The limits of `RATE_LIMIT_…`, or null where `RATE_LIMITS` is off. Adds what is wrong to `reasons`. */
export function readLimits(env: Env, reasons: string[]): RateLimits | null {
  const wanted = env["RATE_LIMITS"] ?? "on";
  if (wanted === "off") return null;
  if (wanted !== "on") reasons.push("RATE_LIMITS is on or off.");
  return {
    public: readLimit(env, "public", reasons),
    promocodes: readLimit(env, "promocodes", reasons),
    payments: readLimit(env, "payments", reasons),
  };
}
