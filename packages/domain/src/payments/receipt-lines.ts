import { amountText, type Cents, centsOf, toAmount } from "../money/cents.ts";
import { formatAmount } from "../money/format-money.ts";
import { isFixed } from "./promocode.ts";
import type { ReceiptAmounts } from "./receipt-amounts.ts";
import type { Receipt, ReceiptLine, TaxRates } from "./receipt.schema.ts";
import { TAX_PARTS, type TaxPart, taxWeights } from "./tax.ts";
import type { PaidWith } from "./transaction.schema.ts";

type Basis = Receipt["basis"];

const TAX_LABELS: Readonly<Record<TaxPart, string>> = {
  gst: "GST",
  hst: "HST",
  pst: "PST",
  qst: "QST",
  other: "Other tax",
};

function discountLine(amounts: ReceiptAmounts, { promocode }: Basis): readonly ReceiptLine[] {
  if (promocode === null) return [];
  const off = isFixed(promocode)
    ? `${amountText(centsOf(promocode.discount))} off the subtotal, never below 0`
    : `${promocode.discount} % off the subtotal`;
  return [
    {
      id: "promocode",
      label: "Promocode",
      amount: toAmount(-amounts.discount),
      because: off,
      rule: isFixed(promocode) ? "PAY-P1" : "PAY-P2",
    },
  ];
}

/** The percentage of a part as text: what is listed, or for `other` the exact rest of the total. */
function rateText(rates: TaxRates, part: TaxPart): string {
  if (part !== "other") return String(rates[part] ?? 0);
  const { scale, parts } = taxWeights(rates);
  return String(Number(`${parts.other}e-${scale}`));
}

function taxLines(amounts: ReceiptAmounts, { tax: rates }: Basis): readonly ReceiptLine[] {
  if (rates === null) return [];
  const { parts } = taxWeights(rates);
  const base = amountText(amounts.subtotal - amounts.discount);
  const levied = TAX_PARTS.filter((part) => parts[part] > 0n);
  if (levied.length === 0)
    return [{ id: "other", label: "Tax", amount: 0, because: `0 % of ${base}`, rule: "PAY-T4" }];
  return levied.map((part) => ({
    id: part,
    // If a state names no parts, its whole tax is the "other" one.
    label: levied.length === 1 && part === "other" ? "Tax" : TAX_LABELS[part],
    amount: toAmount(amounts.taxParts[part]),
    because: `${rateText(rates, part)} % of ${base}`,
    rule: "PAY-T2",
  }));
}

const sum = ({ subtotal, discount, tax }: ReceiptAmounts): string =>
  [
    amountText(subtotal),
    ...(discount > 0n ? [`− ${amountText(discount)}`] : []),
    ...(tax > 0n ? [`+ ${amountText(tax)}`] : []),
  ].join(" ");

function totalLine(amounts: ReceiptAmounts): ReceiptLine {
  const { total } = amounts;
  const because = total === 0n ? `${sum(amounts)}. Nothing is charged.` : sum(amounts);
  return { id: "total", label: "Total", amount: toAmount(total), because, rule: "PAY-R1" };
}

function chargeLine(total: Cents, charge: Cents): readonly ReceiptLine[] {
  if (charge === total) return [];
  return [
    {
      id: "charge",
      label: "Minimum card charge",
      amount: toAmount(charge),
      because: `A card is charged at least ${amountText(charge)}. PayPal charges the total.`,
      rule: "PAY-C2",
    },
  ];
}

/** The lines every price ends with: subtotal, promo code, each part of the tax, total, and a charge that differs from it. */
export function closingLines(
  amounts: ReceiptAmounts,
  basis: Basis,
  subtotal: Pick<ReceiptLine, "because" | "rule">,
): readonly ReceiptLine[] {
  return [
    { id: "subtotal", label: "Subtotal", amount: toAmount(amounts.subtotal), ...subtotal },
    ...discountLine(amounts, basis),
    ...taxLines(amounts, basis),
    totalLine(amounts),
    ...chargeLine(amounts.total, amounts.charge),
  ];
}

/** The lines of a price that is paid in this way: PayPal charges the total, whatever a card is charged (PAY-R4). */
export const linesPaidBy = (
  { lines }: Receipt,
  paymentType: PaidWith["paymentType"],
): readonly ReceiptLine[] =>
  paymentType === "PayPal" ? lines.filter(({ id }) => id !== "charge") : lines;

/** The right-hand side of a receipt line: an amount, or `× 112` on the one line that counts days, places or both. */
export function formatLine(line: Pick<ReceiptLine, "id" | "amount">): string {
  return line.id === "quantity" ? `× ${line.amount}` : formatAmount(line.amount);
}
