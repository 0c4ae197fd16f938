import { Schema } from "effect";

/** The currencies that shops sell in. All else of the product is in CAD. */
export const Currency = Schema.Literals(["CAD", "USD"]);
export type Currency = typeof Currency.Type;
