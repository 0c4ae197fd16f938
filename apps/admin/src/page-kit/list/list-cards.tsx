import type { ReactNode } from "react";
import { Tick } from "../../ui/checkbox.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { CardPart, Column } from "./list-definition.ts";
import type { RowsProps } from "./list-table.tsx";
import { OpenRow } from "./open-row.tsx";
import { RowActions } from "./row-actions.tsx";
import { DetailsButton, useOpenRows } from "./row-details.tsx";

const partOf = <Row,>(column: Column<Row>): CardPart => column.card ?? "fact";
const renderCell = <Row,>(column: Column<Row>, row: Row): ReactNode =>
  (column.onCard ?? column.cell)(row);

/** The same rows on a narrow screen: one card each, its facts under a hairline. */
export function ListCards<Row>(props: RowsProps<Row>) {
  const { rows, rowId, columns, selection, rowActions, rowLink, rowDetails } = props;
  const details = useOpenRows();
  const inPart = (part: CardPart) => columns.filter((column) => partOf(column) === part);
  const images = inPart("image");
  return (
    <ul
      aria-label={props.caption}
      aria-busy={props.busy || undefined}
      className={classNames(
        "relative grid gap-3 px-4 pb-4",
        props.busy && "busy-line opacity-90 transition-opacity delay-150",
      )}
    >
      {rows.map((row) => {
        const id = rowId(row);
        const selected = selection.rows.has(id);
        return (
          <li
            key={id}
            className={classNames(
              "relative rounded-card border p-3",
              selected
                ? "border-accent bg-accent-soft ring-1 ring-accent"
                : "border-line-strong bg-raised",
            )}
          >
            <div className="flex items-start gap-3">
              {images.map((column) => (
                <div key={column.id}>{renderCell(column, row)}</div>
              ))}
              <div className="min-w-0 flex-1">
                {inPart("title").map((column) => (
                  <OpenRow key={column.id} link={rowLink?.(row)}>
                    {renderCell(column, row)}
                  </OpenRow>
                ))}
                {inPart("subtitle").map((column) => (
                  <div key={column.id} className="truncate text-small text-muted">
                    {renderCell(column, row)}
                  </div>
                ))}
                <div className="mt-2 flex flex-wrap gap-2">
                  {inPart("badge").map((column) => (
                    <span key={column.id}>{renderCell(column, row)}</span>
                  ))}
                </div>
              </div>
              {selection.active ? (
                <span className="relative z-1 -mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center">
                  <Tick
                    aria-label={`Select ${props.rowName(row)}`}
                    checked={selected}
                    onCheckedChange={(on) => selection.set([row], on)}
                    className="size-5 after:-inset-3!"
                  />
                </span>
              ) : null}
            </div>
            <div className="mt-3 flex items-end gap-1 border-t border-line pt-3">
              <dl className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-small">
                {inPart("fact").map((column) => (
                  <div key={column.id} className="col-span-2 grid grid-cols-subgrid">
                    <dt className="text-muted">{column.label}</dt>
                    <dd className="min-w-0 [overflow-wrap:anywhere]">{renderCell(column, row)}</dd>
                  </div>
                ))}
              </dl>
              {rowDetails ? (
                <span className="relative z-1 -mb-1">
                  <DetailsButton
                    label={`${rowDetails.label} of ${props.rowName(row)}`}
                    open={details.isOpen(id)}
                    onToggle={() => details.toggle(id)}
                  />
                </span>
              ) : null}
              {rowActions ? (
                <span className="relative z-1 -mr-2.5 -mb-2.5">
                  <RowActions size="md" of={props.rowName(row)} actions={rowActions(row)} />
                </span>
              ) : null}
            </div>
            {rowDetails && details.isOpen(id) ? (
              <div className="relative z-1 mt-3 border-t border-line">
                {rowDetails.content(row)}
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
