import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { isOutOfRange, type OutOfRange } from "@marquee/domain/validation/out-of-range";
import { invalid, type Refusal } from "../../platform/refusal/refusal.ts";
import { paymentRefusals as refusals } from "../messages.ts";

/** The most the card provider takes at once, in CAD. */
const MOST_CHARGE = 999_999.99;

/** A price that can be charged; refused at its field if there is none, or one too high (PAYSRV-C5). */
export function chargeable(receipt: Receipt | OutOfRange, tooDearField: string): Receipt | Refusal {
  if (isOutOfRange(receipt))
    return invalid([{ rule: "PAYSRV-C5", field: receipt.field, message: refusals.noPrice }]);
  return receipt.charge > MOST_CHARGE
    ? invalid([{ rule: "PAYSRV-C5", field: tooDearField, message: refusals.tooDear }])
    : receipt;
}
