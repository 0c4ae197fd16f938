import { Schema } from "effect";

/** What money came with, as its provider showed it: a card by its brand and last digits, or PayPal. */
export const PaidWith = Schema.Union([
  Schema.Struct({
    paymentType: Schema.Literal("Card"),
    brand: Schema.String,
    last4digit: Schema.String,
  }),
  Schema.Struct({ paymentType: Schema.Literal("PayPal") }),
]).annotate({ identifier: "PaidWith" });
export type PaidWith = typeof PaidWith.Type;
