import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { ReactNode } from "react";

export interface HomeColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly right?: boolean;
  /** Left out if there is little room. */
  readonly spared?: boolean;
}

export interface HomeTableProps<Row> {
  readonly label: string;
  readonly columns: readonly HomeColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

const look = ({ right = false, spared = false }: Omit<HomeColumn<never>, "cell" | "label">) =>
  classNames(right ? "text-right" : "text-left", spared && "@max-2xl:hidden");

/** A few rows of a list, whose own page has all of them. */
export function HomeTable<Row>({ label, columns, rows, rowId }: HomeTableProps<Row>) {
  return (
    <table aria-label={label} className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={classNames(
                "h-9 px-2 text-tiny font-medium text-muted first:pl-0 last:pr-0",
                look(column),
              )}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)} className="border-b border-line">
            {columns.map((column) => (
              <td
                key={column.label}
                className={classNames("h-14 px-2 py-1.5 first:pl-0 last:pr-0", look(column))}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell of two lines. */
export const TwoLines = ({
  first,
  second,
}: {
  readonly first: ReactNode;
  readonly second: ReactNode;
}) => (
  <>
    <span className="block font-medium [overflow-wrap:anywhere]">{first}</span>
    <span className="block text-small text-muted">{second}</span>
  </>
);
