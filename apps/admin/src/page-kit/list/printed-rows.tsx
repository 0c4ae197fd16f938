import { formatCount, formatTotal } from "@marquee/ui/content/format-count.ts";
import { useState } from "react";
import type { Column } from "./list-definition.ts";

export interface PrintedRowsProps<Row extends object> {
  readonly title: string;
  /** The columns shown, in their order. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly total: number;
  readonly isMore: boolean;
}

/** All rows of a list on paper, without what can be pressed. */
export function PrintedRows<Row extends object>(props: PrintedRowsProps<Row>) {
  const { title, rows, rowId, total, isMore } = props;
  // as on the screen: a sheet is as narrow as a small window, which shows other columns
  const [columns] = useState(() => props.columns.filter(({ card }) => card !== "image"));
  return (
    <div className="hidden px-4 print:block">
      <p className="pb-2 text-small text-muted">
        {rows.length < total
          ? `The first ${formatCount(rows.length)} of ${formatTotal(total, isMore)}. Export CSV has all of them.`
          : `${formatCount(total)} in all`}
      </p>
      <table className="w-full border-collapse text-tiny [&_td_:not(time,time_*)]:whitespace-normal!">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left align-bottom">
            {columns.map(({ id, label, right }) => (
              <th key={id} scope="col" className={right ? "px-1.5 py-1 text-right" : "px-1.5 py-1"}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} className="border-b border-line align-top">
              {columns.map(({ id, cell, right }) => (
                <td key={id} className={right ? "px-1.5 py-1 text-right" : "px-1.5 py-1"}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
