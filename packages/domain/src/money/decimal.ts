/**
 * An exact decimal number: `digits` divided by ten to the power of `scale`. 1.005 is `{ digits: 1005n, scale: 3 }`.
 * A JSON number stands for its shortest decimal text, never for its binary value, so 1.005 is really 1.005.
 */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}
