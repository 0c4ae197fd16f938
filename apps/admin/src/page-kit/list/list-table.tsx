import { memo } from "react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Tick } from "../../ui/checkbox.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Address } from "../address.ts";
import type { Column, RowAction } from "./list-definition.ts";
import { sortDirection, type SortDirection } from "./list-state.ts";
import { OpenRow } from "./open-row.tsx";
import { RowActions } from "./row-actions.tsx";
import { DetailsButton, useOpenRows, type RowDetails } from "./row-details.tsx";
import { useRowKeys } from "./use-row-keys.ts";
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
  /** The heading is pressed, and not released yet. */
  readonly onSortPrepare: (column: string) => void;
  readonly onSort: (column: string) => void;
  readonly selection: Selection<Row>;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly actionsLabel: string;
  readonly rowLink: ((row: Row) => Address) | undefined;
  readonly rowDetails?: RowDetails<Row> | undefined;
  /** Rows with an image are higher. */
  readonly tall: boolean;
  readonly busy: boolean;
}

const EDGE = "first:pl-6 last:pr-6";

interface HeadProps extends Pick<RowsProps<never>, "onSort" | "onSortPrepare"> {
  readonly column: Column<never>;
  readonly direction: SortDirection;
  readonly sortable: boolean;
}

const Head = memo(function Head({ column, direction, sortable, ...props }: HeadProps) {
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      className={classNames(
        "h-9 px-2 text-tiny font-medium whitespace-nowrap text-muted",
        EDGE,
        column.right ? "text-right" : "text-left",
      )}
    >
      {sortable ? (
        <button
          type="button"
          onPointerDown={() => props.onSortPrepare(column.id)}
          onClick={() => props.onSort(column.id)}
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
});

interface RowProps<Row> extends Pick<
  RowsProps<Row>,
  "columns" | "rowActions" | "rowLink" | "rowDetails" | "tall"
> {
  readonly row: Row;
  readonly id: string;
  readonly name: string;
  readonly selecting: boolean;
  readonly selected: boolean;
  readonly select: Selection<Row>["set"];
  readonly open: boolean;
  readonly onToggle: (id: string) => void;
}

function PlainRow<Row>({ row, id, name, selecting, selected, ...props }: RowProps<Row>) {
  const { columns, select, rowActions, rowLink, rowDetails, open, onToggle } = props;
  const plain = (
    <tr
      aria-selected={selecting ? selected : undefined}
      className={classNames(
        "relative border-b border-line transition-colors hover:bg-hover aria-selected:bg-accent-soft aria-selected:hover:bg-accent-tint",
        props.tall ? "h-14" : "h-11",
      )}
    >
      {rowDetails ? (
        <td className={classNames("relative z-1 w-px", EDGE)}>
          <DetailsButton
            label={`${rowDetails.label} of ${name}`}
            open={open}
            onToggle={() => onToggle(id)}
          />
        </td>
      ) : null}
      {selecting ? (
        <td className={classNames("relative z-1 px-2", EDGE)}>
          <Tick
            className="block"
            aria-label={`Select ${name}`}
            checked={selected}
            onCheckedChange={(on) => select([row], on)}
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
          {/* an open menu is about its row, and goes with it */}
          <RowActions key={id} of={name} actions={rowActions(row)} />
        </td>
      ) : null}
    </tr>
  );
  if (!rowDetails || !open) return plain;
  const wide = columns.length + 1 + (selecting ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <>
      {plain}
      <tr className="border-b border-line bg-canvas">
        <td colSpan={wide} className="py-2 pr-6 pl-16">
          {rowDetails.content(row)}
        </td>
      </tr>
    </>
  );
}

/** One row. It renders again when something of its own changed: the head and the busy state of a list change more often. */
const TableRow = memo(PlainRow) as typeof PlainRow;

/** The rows of a list on a wide screen. */
export function ListRows<Row>(props: RowsProps<Row>) {
  const { rows, rowId, columns, selection, rowActions, rowLink, rowDetails } = props;
  const details = useOpenRows();
  const all = rows.length > 0 && rows.every((row) => selection.rows.has(rowId(row)));
  const keys = useRowKeys(rows.map(rowId));
  const some = rows.some((row) => selection.rows.has(rowId(row)));
  return (
    <table aria-busy={props.busy || undefined} className="w-full border-collapse">
      <caption className="sr-only">{props.caption}</caption>
      <thead
        className={classNames(
          "sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--line)]",
          props.busy && "busy-line",
        )}
      >
        <tr>
          {rowDetails ? <td className={EDGE} /> : null}
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
              direction={sortDirection(props.sort, column.id)}
              sortable={props.sortable.includes(column.id)}
              onSortPrepare={props.onSortPrepare}
              onSort={props.onSort}
            />
          ))}
          {rowActions ? (
            <th
              scope="col"
              className={classNames("px-2 text-right text-tiny font-medium text-muted", EDGE)}
            >
              {props.actionsLabel}
            </th>
          ) : null}
        </tr>
      </thead>
      {/* rows that come at once cause no transition */}
      <tbody className={props.busy ? "opacity-90 transition-opacity delay-150" : undefined}>
        {rows.map((row) => (
          <TableRow
            key={keys.get(rowId(row))}
            row={row}
            id={rowId(row)}
            name={props.rowName(row)}
            columns={columns}
            selecting={selection.active}
            selected={selection.rows.has(rowId(row))}
            select={selection.set}
            rowActions={rowActions}
            rowLink={rowLink}
            rowDetails={rowDetails}
            open={details.isOpen(rowId(row))}
            onToggle={details.toggle}
            tall={props.tall}
          />
        ))}
      </tbody>
    </table>
  );
}
