/** An amount of CAD in whole cents. Every rule that adds or compares money does it in cents. */
export type Cents = bigint;
