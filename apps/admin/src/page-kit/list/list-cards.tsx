import { FlexRender } from "@tanstack/react-table";
import { useState } from "react";
import { Tick } from "@marquee/ui/fields/checkbox.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { CardPart } from "./list-definition.ts";
import type { ListRow } from "./list-features.ts";
import type { RowsProps } from "./list-table.tsx";
import { OpenRow } from "./open-row.tsx";
import { RowActions } from "./row-actions.tsx";
import { DetailsButton } from "./row-details.tsx";

interface CardProps<Row extends object> extends Omit<
  RowsProps<Row>,
  "caption" | "table" | "actionsLabel" | "tall" | "busy" | "foot"
> {
  readonly row: ListRow<Row>;
}

/** A row as a card: image, title and status, its facts under a hairline. */
function Card<Row extends object>({ row, selecting, ...props }: CardProps<Row>) {
  const { rowActions, rowLink, rowDetails } = props;
  const { original } = row;
  const name = props.rowName(original);
  const selected = row.getIsSelected();
  const current = props.rowCurrent?.(original) ?? false;
  const [open, setOpen] = useState(false);
  const inPart = (part: CardPart) =>
    row.getVisibleCells().filter(({ column }) => column.columnDef.meta?.card === part);
  return (
    <li
      aria-current={current ? "true" : undefined}
      className={classNames(
        "relative rounded-card border p-3",
        selected || current
          ? "border-accent bg-accent-soft ring-1 ring-accent"
          : "border-line-strong bg-raised",
      )}
    >
      <div className="flex items-start gap-3">
        {inPart("image").map((cell) => (
          <div key={cell.id}>
            <FlexRender cell={cell} />
          </div>
        ))}
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {inPart("title").map((cell) => (
            <OpenRow key={cell.id} link={rowLink(original)}>
              <FlexRender cell={cell} />
            </OpenRow>
          ))}
          {inPart("subtitle").map((cell) => (
            <div key={cell.id} className="truncate text-small text-muted">
              <FlexRender cell={cell} />
            </div>
          ))}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {inPart("badge").map((cell) => (
              <span key={cell.id}>
                <FlexRender cell={cell} />
              </span>
            ))}
          </div>
        </div>
        {selecting ? (
          <span className="relative z-1 -mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center">
            <Tick
              aria-label={`Select ${name}`}
              checked={selected}
              onCheckedChange={(on) => row.toggleSelected(on)}
              className="size-5 after:-inset-3!"
            />
          </span>
        ) : null}
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-end gap-1 border-t border-line pt-3">
        <dl className="grid min-w-0 empty:hidden flex-[1_1_12rem] grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-small">
          {inPart("fact").map((cell) => (
            <div key={cell.id} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{cell.column.columnDef.header as string}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                <FlexRender cell={cell} />
              </dd>
            </div>
          ))}
        </dl>
        {rowDetails ? (
          <span className="relative z-1 -mb-1">
            <DetailsButton
              label={`${rowDetails.label} of ${name}`}
              open={open}
              onToggle={() => setOpen(!open)}
            />
          </span>
        ) : null}
        {rowActions ? (
          <span className="relative z-1 -mr-2.5 -mb-2.5">
            <RowActions size="md" of={name} actions={rowActions(original)} />
          </span>
        ) : null}
      </div>
      {rowDetails && open ? (
        <div className="relative z-1 mt-3 border-t border-line">{rowDetails.content(original)}</div>
      ) : null}
    </li>
  );
}

/** The same rows on a narrow screen: one card each. */
export function ListCards<Row extends object>({
  caption,
  table,
  busy,
  foot,
  ...props
}: RowsProps<Row>) {
  return (
    <>
      <ul
        data-rows
        aria-label={caption}
        aria-busy={busy || undefined}
        className={classNames(
          "relative grid grid-cols-1 gap-3 px-4 pb-4",
          busy && "busy-line opacity-90 transition-opacity delay-150",
        )}
      >
        {table.getRowModel().rows.map((row) => (
          <Card
            key={row.id}
            row={row}
            rowName={props.rowName}
            selecting={props.selecting}
            rowActions={props.rowActions}
            rowLink={props.rowLink}
            rowCurrent={props.rowCurrent}
            rowDetails={props.rowDetails}
          />
        ))}
      </ul>
      {foot?.map(({ label, cells }) => (
        <section
          key={label}
          aria-label={label}
          className="mx-4 mb-3 rounded-card bg-press p-3 text-small"
        >
          <p className="mb-1 font-semibold">{label}</p>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            {table
              .getVisibleLeafColumns()
              .filter(({ id }) => cells[id] !== undefined)
              .map(({ id, columnDef }) => (
                <div key={id} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-muted">{columnDef.header as string}</dt>
                  <dd className="text-right font-medium">{cells[id]}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
