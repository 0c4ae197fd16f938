/** The whole number nearest to a fraction; a tie goes away from zero (MONEY-M2). The denominator is above zero. */
export function roundHalfAway(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  const size = numerator * sign;
  return (sign * (2n * size + denominator)) / (2n * denominator);
}
