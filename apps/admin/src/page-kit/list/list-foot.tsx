import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { FootRow } from "./list-definition.ts";
import type { ListTable } from "./list-features.ts";

/** The room at both ends of a row. */
export const EDGE = "first:pl-6 last:pr-6";

/** A column that a panel beside the rows may take the room of. */
export const SECONDARY = "@max-[60rem]/beside:hidden";

interface FootProps<Row extends object> {
  readonly foot?: readonly FootRow[] | undefined;
  readonly columns: ReturnType<ListTable<Row>["getVisibleLeafColumns"]>;
  readonly hasActions: boolean;
  /** How many cells come before the columns. */
  readonly before: number;
}

/** Sums below the rows; the first column names them. */
export function ListFoot<Row extends object>({
  columns,
  foot,
  before,
  hasActions,
}: FootProps<Row>) {
  const [first, ...others] = columns;
  if (foot === undefined || first === undefined) return null;
  return (
    <tfoot className="border-t border-line-strong bg-canvas font-semibold">
      {foot.map(({ label, cells }) => (
        <tr key={label} className="h-12">
          <th scope="row" colSpan={before + 1} className={classNames("px-2 text-left", EDGE)}>
            {label}
          </th>
          {others.map(({ id, columnDef: { meta } }) => (
            <td
              key={id}
              className={classNames(
                "px-2",
                EDGE,
                meta?.secondary && SECONDARY,
                meta?.right && "text-right",
              )}
            >
              {cells[id]}
            </td>
          ))}
          {hasActions ? <td className={EDGE} /> : null}
        </tr>
      ))}
    </tfoot>
  );
}
