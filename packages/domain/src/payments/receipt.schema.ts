import { Schema } from "effect";
import { Amount } from "../wire/field.schema.ts";

/** Tax of a receipt by its parts, in CAD. `other` is what the state's total holds beyond the named ones. */
export const TaxParts = Schema.Struct({
  gst: Amount,
  hst: Amount,
  pst: Amount,
  qst: Amount,
  other: Amount,
}).annotate({ identifier: "TaxParts" });
export type TaxParts = typeof TaxParts.Type;

/**
 * One line of a price. `because` is the reason a user reads when they open the line.
 * `rule` is the number in docs/specs that the amount follows from. `id` says which line it is: `rate`, `quantity`
 * (whose amount is a count, not money: days × places, or places alone if a price covers all days), `subtotal`, `promocode` (below zero), `gst`, `hst`, `pst`,
 * `qst`, `other`, `total`, and `charge` if a card is charged more than the total.
 */
export const ReceiptLine = Schema.Struct({
  id: Schema.String,
  label: Schema.String,
  amount: Amount,
  because: Schema.String,
  rule: Schema.String,
}).annotate({ identifier: "ReceiptLine" });
export type ReceiptLine = typeof ReceiptLine.Type;

/** Percentages of the branch's state as they were when the price was made. */
export const TaxRates = Schema.Struct({
  totalTax: Schema.Finite,
  gst: Schema.optionalKey(Schema.Finite),
  hst: Schema.optionalKey(Schema.Finite),
  pst: Schema.optionalKey(Schema.Finite),
  qst: Schema.optionalKey(Schema.Finite),
}).annotate({ identifier: "TaxRates" });
export type TaxRates = typeof TaxRates.Type;

/** `F` takes the amount off; any other type is a percent from 0 to 100. */
export const Promocode = Schema.Struct({
  type: Schema.String,
  discount: Schema.Finite,
}).annotate({ identifier: "Promocode" });
export type Promocode = typeof Promocode.Type;

/** A price with its reasons, in CAD. `total` is what is owed; `charge` is what the card is charged. */
export const Receipt = Schema.Struct({
  priceList: Schema.String,
  currency: Schema.Literal("CAD"),
  days: Schema.Int,
  places: Schema.Int,
  items: Schema.optionalKey(Schema.Int),
  /** What the price was computed from, stored with it so that it can be computed again. */
  basis: Schema.Struct({
    rate: Amount,
    quantity: Schema.Int,
    promocode: Schema.NullOr(Promocode),
    tax: Schema.NullOr(TaxRates),
  }),
  subtotal: Amount,
  discount: Amount,
  tax: Amount,
  taxParts: TaxParts,
  total: Amount,
  charge: Amount,
  lines: Schema.Array(ReceiptLine),
}).annotate({ identifier: "Receipt" });
export type Receipt = typeof Receipt.Type;
