import { Schema } from "effect";
import { Instant } from "../wire/field.schema.ts";

/** A payment that is under way for an item: at the bank (`requiresAction`) or at the provider (`unknown`). */
export const ItemPayment = Schema.Struct({
  state: Schema.Literals(["requiresAction", "unknown"]),
  since: Instant,
}).annotate({ identifier: "ItemPayment" });
export type ItemPayment = typeof ItemPayment.Type;
