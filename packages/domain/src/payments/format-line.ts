import { formatAmount } from "../money/format-money.ts";
import type { ReceiptLine } from "./receipt.schema.ts";

/** The right-hand side of a receipt line: an amount, or `× 112` on the one line that counts days, places or both. */
export function formatLine(line: Pick<ReceiptLine, "id" | "amount">): string {
  return line.id === "quantity" ? `× ${line.amount}` : formatAmount(line.amount);
}
