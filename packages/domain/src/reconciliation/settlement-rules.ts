import { centsOf } from "../money/cents.ts";
import { differenceOf } from "./difference-text.ts";
import type { BookDifference } from "./difference.schema.ts";
import { reconciliationMessages } from "./messages.ts";
import type { Settlement } from "./settlement.ts";

type Figures = Pick<
  BookDifference,
  "checkoutId" | "hereAmount" | "hereCurrency" | "kind" | "thereAmount" | "thereCurrency"
>;

/** What settles a difference; null if nothing but a note closes it (RECONCILE-A1). */
export function settlementOf(difference: Figures): Settlement | null {
  const more = differenceOf(difference);
  if (more === null || difference.thereAmount === null) return null;
  if (difference.kind === "otherRefunds")
    return difference.checkoutId !== null && more > 0 ? "creditNote" : null;
  return difference.kind === "disputeFee" && more !== 0 ? "fee" : null;
}

const OTHER_KIND: Readonly<Record<Settlement, string>> = {
  creditNote: reconciliationMessages.notCreditable,
  fee: reconciliationMessages.notFee,
};

/** Why an open difference is not settled in this way, in words; `seen`: what its user has seen of it (RECONCILE-A2). */
export function settlementObstacle(
  difference: Figures,
  settlement: Settlement,
  seen: number,
): string | null {
  if (settlementOf(difference) !== settlement) return OTHER_KIND[settlement];
  const more = differenceOf(difference) ?? 0;
  return centsOf(more) === centsOf(seen) ? null : reconciliationMessages.moved;
}
