import type { Cents } from "./cents.ts";
import type { Decimal } from "./decimal.ts";
import { roundHalfAway } from "./round-half-away.ts";

/** Rounds an exact amount of CAD to cents, half away from zero. Each line of a price does this once (MONEY-M2). */
export function toCents({ digits, scale }: Decimal): Cents {
  return scale <= 2
    ? digits * 10n ** BigInt(2 - scale)
    : roundHalfAway(digits, 10n ** BigInt(scale - 2));
}
