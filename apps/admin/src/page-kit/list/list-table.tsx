import { ArrowDown, ArrowUp } from "lucide-react";
import { Tick } from "../../ui/checkbox.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Column, RowAction, RowLink } from "./list-definition.ts";
import { sortDirection } from "./list-state.ts";
import { OpenRow } from "./open-row.tsx";
import { RowActions } from "./row-actions.tsx";
import type { Selection } from "./use-selection.ts";

export interface RowsProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The shown ones. */
  readonly columns: readonly Column<Row>[];
  readonly rowName: (row: Row) => string;
  readonly sort: string | null;
  readonly sortable: readonly string[];
  readonly onSort: (column: string) => void;
  readonly selection: Selection<Row>;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly rowLink: ((row: Row) => RowLink) | undefined;
  /** Rows with a picture are higher. */
  readonly tall: boolean;
  readonly busy: boolean;
}

const EDGE = "first:pl-6 last:pr-6";

interface HeadProps {
  readonly column: Column<never>;
  readonly sort: string | null;
  readonly onSort: ((column: string) => void) | null;
}

function Head({ column, sort, onSort }: HeadProps) {
  const direction = sortDirection(sort, column.id);
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={onSort ? direction : undefined}
      className={classNames(
        "h-9 px-2 text-tiny font-medium whitespace-nowrap text-muted",
        EDGE,
        column.right ? "text-right" : "text-left",
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={() => onSort(column.id)}
          className={classNames(
            "inline-flex h-6 items-center gap-1 rounded-[4px] hover:text-ink",
            direction !== "none" && "text-ink",
          )}
        >
          {column.label}
          {direction === "none" ? null : <Arrow className="size-3.5" aria-hidden="true" />}
        </button>
      ) : (
        <span className={column.quietLabel ? "sr-only" : undefined}>{column.label}</span>
      )}
    </th>
  );
}

/** The rows of a list on a wide screen. */
export function ListRows<Row>(props: RowsProps<Row>) {
  const { rows, rowId, columns, selection, rowActions, rowLink } = props;
  const all = rows.length > 0 && rows.every((row) => selection.rows.has(rowId(row)));
  const some = rows.some((row) => selection.rows.has(rowId(row)));
  return (
    <table aria-busy={props.busy || undefined} className="w-full border-collapse">
      <caption className="sr-only">{props.caption}</caption>
      <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--line)]">
        <tr>
          {selection.active ? (
            <th scope="col" className={classNames("w-12 px-2", EDGE)}>
              <Tick
                className="block"
                aria-label="Select this page"
                checked={all}
                some={some}
                onCheckedChange={(on) => selection.set(rows, on)}
              />
            </th>
          ) : null}
          {columns.map((column) => (
            <Head
              key={column.id}
              column={column}
              sort={props.sort}
              onSort={props.sortable.includes(column.id) ? props.onSort : null}
            />
          ))}
          {rowActions ? (
            <th
              scope="col"
              className={classNames("px-2 text-right text-tiny font-medium text-muted", EDGE)}
            >
              Action
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody className={classNames("transition-opacity", props.busy && "opacity-60")}>
        {rows.map((row) => {
          const selected = selection.rows.has(rowId(row));
          return (
            <tr
              key={rowId(row)}
              aria-selected={selection.active ? selected : undefined}
              className={classNames(
                "relative border-b border-line transition-colors hover:bg-hover aria-selected:bg-accent-soft aria-selected:hover:bg-accent-tint",
                props.tall ? "h-14" : "h-11",
              )}
            >
              {selection.active ? (
                <td className={classNames("relative z-1 px-2", EDGE)}>
                  <Tick
                    className="block"
                    aria-label={`Select ${props.rowName(row)}`}
                    checked={selected}
                    onCheckedChange={(on) => selection.set([row], on)}
                  />
                </td>
              ) : null}
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(
                    "px-2",
                    EDGE,
                    column.right && "text-right",
                    column.grows && "w-full max-w-0 min-w-44",
                  )}
                >
                  {column.grows ? (
                    <div className="truncate">
                      <OpenRow link={rowLink?.(row)}>{column.cell(row)}</OpenRow>
                    </div>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
              {rowActions ? (
                <td className={classNames("relative z-1 w-px px-2", EDGE)}>
                  <RowActions of={props.rowName(row)} actions={rowActions(row)} />
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
