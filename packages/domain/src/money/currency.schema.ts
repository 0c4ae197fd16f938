import { Schema } from "effect";
import { CURRENCIES } from "./currencies.ts";

export const Currency = Schema.Literals(CURRENCIES);
export type Currency = typeof Currency.Type;
