import { Tick } from "@marquee/ui/fields/checkbox.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { FlexRender, type Header } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, useState } from "react";
import type { Address } from "../address.ts";
import type { FootRow, RowAction } from "./list-definition.ts";
import type { ListFeatures, ListRow, ListTable } from "./list-features.ts";
import { EDGE, ListFoot, SECONDARY } from "./list-foot.tsx";
import { OpenRow } from "./open-row.tsx";
import { RowActions } from "./row-actions.tsx";
import { DetailsButton, type RowDetails } from "./row-details.tsx";

export interface RowsProps<Row extends object> {
  readonly caption: string;
  readonly table: ListTable<Row>;
  readonly rowName: (row: Row) => string;
  readonly selecting: boolean;
  readonly rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  readonly actionsLabel: string;
  readonly rowLink: (row: Row) => Address | undefined;
  readonly rowCurrent?: ((row: Row) => boolean) | undefined;
  readonly rowDetails?: RowDetails<Row> | undefined;
  /** Rows with an image are higher. */
  readonly tall: boolean;
  readonly busy: boolean;
  /** Sums below the rows. */
  readonly foot?: readonly FootRow[] | undefined;
}

/** The column of actions is at the right edge, over what does not fit beside it. */
const PINNED = "sticky right-0";

const DIRECTION = { asc: "ascending", desc: "descending" } as const;

function Head<Row extends object>({ header }: { readonly header: Header<ListFeatures, Row> }) {
  const { column } = header;
  const { meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const label = <FlexRender header={header} />;
  const Arrow = sorted === "desc" ? ArrowDown : ArrowUp;
  const sortable = column.getCanSort();
  const direction = sorted ? DIRECTION[sorted] : "none";
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      className={classNames(
        "h-9 px-2 text-tiny font-medium whitespace-nowrap text-muted",
        EDGE,
        meta?.secondary && SECONDARY,
        meta?.right ? "text-right" : "text-left",
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={classNames(
            "inline-flex h-6 items-center gap-1 rounded-[4px] hover:text-ink",
            sorted && "text-ink",
          )}
        >
          <span>{label}</span>
          {sorted ? <Arrow className="size-3.5" aria-hidden="true" /> : null}
        </button>
      ) : (
        <span className={meta?.quietLabel ? "sr-only" : undefined}>{label}</span>
      )}
    </th>
  );
}

interface RowProps<Row extends object> extends Pick<
  RowsProps<Row>,
  "rowName" | "selecting" | "rowActions" | "rowLink" | "rowDetails" | "tall"
> {
  readonly row: ListRow<Row>;
  /** What is shown of it, which tells when it is rendered again. */
  readonly columns: ReturnType<ListTable<Row>["getVisibleLeafColumns"]>;
  readonly selected: boolean;
  readonly current: boolean;
}

function PlainRow<Row extends object>(rowProps: RowProps<Row>) {
  const { row, selecting, selected, current, ...props } = rowProps;
  const [open, setOpen] = useState(false);
  const { rowActions, rowLink, rowDetails } = props;
  const name = props.rowName(row.original);
  const cells = row.getVisibleCells();
  return (
    <>
      <tr
        aria-selected={selecting ? selected : undefined}
        aria-current={current ? "true" : undefined}
        className={classNames(
          "relative border-b border-line bg-surface transition-colors hover:bg-hover aria-selected:bg-accent-soft aria-selected:hover:bg-accent-tint aria-[current=true]:bg-accent-soft aria-[current=true]:shadow-[inset_2px_0_0_var(--accent)] aria-[current=true]:hover:bg-accent-tint",
          props.tall ? "h-14" : "h-11",
        )}
      >
        {rowDetails ? (
          <td className={classNames("relative z-1 w-px", EDGE)}>
            <DetailsButton
              label={`${rowDetails.label} of ${name}`}
              open={open}
              onToggle={() => setOpen(!open)}
            />
          </td>
        ) : null}
        {selecting ? (
          <td className={classNames("relative z-1 px-2", EDGE)}>
            <Tick
              className="block"
              aria-label={`Select ${name}`}
              checked={selected}
              onCheckedChange={(on) => row.toggleSelected(on)}
            />
          </td>
        ) : null}
        {cells.map((cell) => {
          const { meta } = cell.column.columnDef;
          const content = <FlexRender cell={cell} />;
          return (
            <td
              key={cell.column.id}
              className={classNames(
                "px-2",
                EDGE,
                meta?.secondary && SECONDARY,
                meta?.right && "text-right",
                meta?.flexible && (props.tall ? "w-104 min-w-38" : "w-104 min-w-44"),
                meta?.shares && "w-104 min-w-32",
                meta?.card === "image" && "w-px",
              )}
            >
              {meta?.flexible ? (
                <div
                  title={name}
                  // its text asks for no room of its own: what is left goes to all columns
                  className={classNames(
                    "contain-inline-size",
                    props.tall ? "line-clamp-2 leading-5 [overflow-wrap:anywhere]" : "truncate",
                  )}
                >
                  <OpenRow link={rowLink(row.original)}>{content}</OpenRow>
                </div>
              ) : meta?.shares ? (
                <div className="contain-inline-size">{content}</div>
              ) : (
                content
              )}
            </td>
          );
        })}
        {rowActions ? (
          <td className={classNames("z-1 w-px bg-inherit px-2 print:hidden", PINNED, EDGE)}>
            <RowActions of={name} actions={rowActions(row.original)} />
          </td>
        ) : null}
      </tr>
      {rowDetails && open ? (
        <tr className="border-b border-line bg-canvas">
          <td
            colSpan={cells.length + 1 + (selecting ? 1 : 0) + (rowActions ? 1 : 0)}
            className="py-2 pr-6 pl-16"
          >
            {rowDetails.content(row.original)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** One row. It renders again when something of its own changed: the head and the busy state of a list change more often. */
const TableRow = memo(PlainRow) as typeof PlainRow;

/** The rows of a list on a wide screen. */
export function ListRows<Row extends object>(props: RowsProps<Row>) {
  const { table, selecting, rowActions, rowDetails } = props;
  const columns = table.getVisibleLeafColumns();
  return (
    <table data-rows aria-busy={props.busy || undefined} className="w-full border-collapse">
      <caption className="sr-only">{props.caption}</caption>
      <thead
        className={classNames(
          "sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--line)]",
          props.busy && "busy-line",
        )}
      >
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {rowDetails ? <td className={EDGE} /> : null}
            {selecting ? (
              <th scope="col" className={classNames("w-12 px-2", EDGE)}>
                <Tick
                  className="block"
                  aria-label="Select this page"
                  checked={table.getIsAllPageRowsSelected()}
                  some={table.getIsSomePageRowsSelected()}
                  onCheckedChange={(on) => table.toggleAllPageRowsSelected(on)}
                />
              </th>
            ) : null}
            {headers.map((header) => (
              <Head key={header.id} header={header} />
            ))}
            {rowActions ? (
              <th
                scope="col"
                className={classNames(
                  "z-1 bg-surface px-2 text-right text-tiny print:hidden font-medium text-muted shadow-[inset_0_-1px_0_var(--line)]",
                  PINNED,
                  EDGE,
                )}
              >
                {props.actionsLabel}
              </th>
            ) : null}
          </tr>
        ))}
      </thead>
      {/* rows that come at once cause no transition */}
      <tbody className={props.busy ? "opacity-90 transition-opacity delay-150" : undefined}>
        {table.getRowModel().rows.map((row) => (
          <TableRow
            key={row.id}
            row={row}
            columns={columns}
            rowName={props.rowName}
            selecting={selecting}
            selected={row.getIsSelected()}
            current={props.rowCurrent?.(row.original) ?? false}
            rowActions={rowActions}
            rowLink={props.rowLink}
            rowDetails={rowDetails}
            tall={props.tall}
          />
        ))}
      </tbody>
      <ListFoot
        columns={columns}
        foot={props.foot}
        before={(rowDetails ? 1 : 0) + (selecting ? 1 : 0)}
        hasActions={rowActions !== undefined}
      />
    </table>
  );
}
