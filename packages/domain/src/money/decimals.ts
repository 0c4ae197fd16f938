/**
 * An exact decimal number: `digits` divided by ten to the power of `scale`. 1.005 is `{ digits: 1005n, scale: 3 }`.
 * A JSON number means its shortest decimal text, never its binary value: 1.005 is exactly 1.005.
 */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** The exact decimal of a number's shortest text, exponents included (MONEY-M1). One that is not finite is a defect. */
export function decimalOf(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 };
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no decimal number`);
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
}

/** The exact product of two decimals; nothing is rounded. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** The whole number nearest to a fraction; a tie goes away from zero (MONEY-M2). The denominator is above zero. */
export function roundHalfAway(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  const size = numerator * sign;
  return (sign * (2n * size + denominator)) / (2n * denominator);
}
