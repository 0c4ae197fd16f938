import { Schema } from "effect";
import { CURRENCIES } from "./currency.ts";

export const Currency = Schema.Literals(CURRENCIES);
export type Currency = (typeof CURRENCIES)[number];
