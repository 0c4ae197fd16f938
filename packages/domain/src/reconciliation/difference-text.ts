import { centsOf, toAmount } from "../money/cents.ts";
import { formatAmount } from "../money/format-money.ts";
import type { LineKind } from "./book-line.ts";
import type { Finding } from "./compare-lines.ts";
import type { BookDifference } from "./difference.schema.ts";

/** What a line is about, as staff read it. */
export const KIND_LABELS: Readonly<Record<LineKind, string>> = {
  payment: "Payment",
  refund: "Refund by staff",
  otherRefunds: "Other refunds",
  dispute: "Dispute",
  disputeFee: "Fee of a dispute",
  payout: "Payout",
};

/** Where a line is, or how it differs. */
export const FINDING_LABELS: Readonly<Record<Finding, string>> = {
  missingHere: "Only there",
  missingThere: "Only here",
  otherCurrency: "Other currency",
  otherAmount: "Other amount",
  otherState: "Other state",
};

/** An amount, with its currency unless that is CAD; null of a line that is not there. */
export const sideText = (amount: number | null, currency: string | null): string | null =>
  amount === null
    ? null
    : currency === "CAD" || currency === null
      ? formatAmount(amount)
      : `${currency} ${formatAmount(amount)}`;

/** What the provider has more than the books; null of two currencies (RECONCILE-Q8). */
export function differenceOf(
  difference: Pick<BookDifference, "hereAmount" | "hereCurrency" | "thereAmount" | "thereCurrency">,
): number | null {
  const { hereAmount, hereCurrency, thereAmount, thereCurrency } = difference;
  if (hereCurrency !== null && thereCurrency !== null && hereCurrency !== thereCurrency)
    return null;
  return toAmount(centsOf(thereAmount ?? 0) - centsOf(hereAmount ?? 0));
}

const STRIPE_PAGES = {
  payment: "payments",
  refund: "refunds",
  otherRefunds: "payments",
  dispute: "disputes",
  disputeFee: "disputes",
  payout: "payouts",
} as const satisfies Record<LineKind, string>;

/** The page of a line at its provider; null of a line of the stand-ins, which have none (RECONCILE-Q8). */
export function providerPage({
  paymentType,
  kind,
  lineId,
}: Pick<BookDifference, "kind" | "lineId" | "paymentType">): string | null {
  if (/^[a-z]+_sbx_|^SBX/.test(lineId)) return null;
  const id = encodeURIComponent(lineId);
  if (paymentType === "Card") return `https://dashboard.stripe.com/${STRIPE_PAGES[kind]}/${id}`;
  return kind === "dispute" || kind === "disputeFee"
    ? `https://www.paypal.com/resolutioncenter/view/${id}`
    : `https://www.paypal.com/activity/payment/${id}`;
}
