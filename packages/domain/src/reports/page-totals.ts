import { centsOf, wireOf } from "../money/cents.ts";
import type { ConversionRow } from "./conversion.schema.ts";

type Figures = Pick<ConversionRow, "totalPrice" | "totalCommission">;

/** The totals below the rows of a page, added in cents (REPORT-T1). */
export function pageTotals(rows: readonly Figures[]): Figures {
  const sum = (figure: keyof Figures): number =>
    wireOf(rows.reduce((cents, row) => cents + centsOf(row[figure]), 0n));
  return { totalPrice: sum("totalPrice"), totalCommission: sum("totalCommission") };
}
