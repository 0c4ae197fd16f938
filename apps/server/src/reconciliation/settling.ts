import type { Provider } from "@marquee/domain/reconciliation/book-line";
import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import type { Closing } from "./queries.ts";

/** A difference that is settled, and who settles it and why. */
export interface Settling {
  readonly difference: BookDifference;
  readonly closing: Closing;
}

/** The provider whose line differs. */
export const providerOf = ({ paymentType }: Pick<BookDifference, "paymentType">): Provider =>
  paymentType === "Card" ? "stripe" : "paypal";
