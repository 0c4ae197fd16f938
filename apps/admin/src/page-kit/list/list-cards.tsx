import { Tick } from "@marquee/ui/fields/checkbox.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { FlexRender } from "@tanstack/react-table";
import { useState } from "react";
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

/** How many lines of facts a card shows before it is opened: a row takes a seventh of a phone, not a half (SCREEN-L28). */
const FACT_LINES = 3;

type CardCell<Row extends object> = ReturnType<ListRow<Row>["getVisibleCells"]>[number];

const isSaid = <Row extends object>({ column, row }: CardCell<Row>): boolean =>
  column.columnDef.meta?.isEmpty(row.original) !== true;

/** The first facts that say something, as far as they fit. */
function firstFacts<Row extends object>(cells: readonly CardCell<Row>[]) {
  let lines = 0;
  return cells.filter(isSaid).filter(({ column }) => {
    lines += column.columnDef.meta?.cardLines ?? 1;
    return lines <= FACT_LINES;
  });
}

/** The facts of a row: the first ones one after the other, or all of them by name. */
function CardFacts<Row extends object>({
  cells,
  open,
}: {
  readonly cells: readonly CardCell<Row>[];
  readonly open: boolean;
}) {
  const shown = open ? cells : firstFacts(cells);
  // a single fact may take two lines: names of branches often differ at their end only
  const isAlone = !open && shown.length === 1;
  return (
    <dl
      className={classNames(
        "min-w-0 flex-1 empty:hidden text-small",
        open
          ? "grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1"
          : "flex flex-wrap gap-x-3 leading-[1.125rem] [&_time]:w-auto [&_time_span]:text-small",
      )}
    >
      {shown.map((cell) => (
        <div
          key={cell.id}
          className={
            open
              ? "col-span-2 grid grid-cols-subgrid"
              : // a time that does not fit beside its label is under it, and its hours under its day: cut, it would be another one
                isAlone
                ? "line-clamp-2 min-w-0 has-[time]:line-clamp-none [overflow-wrap:anywhere] *:inline [&_.block]:inline [&_.block]:whitespace-normal [&_.line-clamp-2]:inline"
                : "flex h-[1.125rem] max-w-full min-w-0 items-center gap-x-1.5 has-[time]:h-auto has-[time]:flex-wrap has-[time]:leading-[0.9375rem]"
          }
        >
          <dt
            className={
              !open && cell.column.columnDef.meta?.quietLabel
                ? "sr-only"
                : classNames("text-muted", !open && "shrink-0")
            }
          >
            {cell.column.columnDef.header as string}
          </dt>
          <dd
            className={classNames(
              "min-w-0",
              open
                ? "[overflow-wrap:anywhere] [&_.truncate]:max-w-none [&_.truncate]:overflow-visible [&_.truncate]:whitespace-normal [&_.line-clamp-2]:line-clamp-none"
                : isAlone
                  ? "ml-1.5"
                  : "truncate has-[time]:whitespace-normal [&_.block]:inline [&_.block]:max-w-none [&_.line-clamp-2]:inline [&>*+.block]:ml-1.5",
            )}
          >
            <FlexRender cell={cell} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A row as a card: image, title and status, and its first facts; it opens to all of them. */
function Card<Row extends object>({ row, selecting, ...props }: CardProps<Row>) {
  const { rowActions, rowLink, rowDetails } = props;
  const { original } = row;
  const name = props.rowName(original);
  const selected = row.getIsSelected();
  const current = props.rowCurrent?.(original) ?? false;
  const [open, setOpen] = useState(false);
  const cells = row.getVisibleCells();
  const inPart = (part: CardPart) =>
    cells.filter(({ column }) => column.columnDef.meta?.card === part);
  const facts = inPart("fact");
  const subtitles = inPart("subtitle");
  // beside the subtitle, which may be cut; without one beside the name
  const badges = inPart("badge").map((cell) => (
    <span key={cell.id} className="shrink-0">
      <FlexRender cell={cell} />
    </span>
  ));
  const opens = rowDetails?.label ?? (facts.length > firstFacts(facts).length ? "All facts" : null);
  return (
    <li
      aria-current={current ? "true" : undefined}
      className={classNames(
        "relative rounded-card border px-3 py-2",
        selected || current
          ? "border-accent bg-accent-soft ring-1 ring-accent"
          : "border-line-strong bg-raised",
      )}
    >
      <div className="flex items-start gap-3">
        {inPart("image").map((cell) => (
          <div key={cell.id} className="*:size-11">
            <FlexRender cell={cell} />
          </div>
        ))}
        <div className="min-w-0 flex-1">
          {inPart("title").map((cell) => (
            <div key={cell.id} className="line-clamp-2 [overflow-wrap:anywhere]">
              <OpenRow link={rowLink(original)}>
                <FlexRender cell={cell} />
              </OpenRow>
            </div>
          ))}
          <div className="flex items-center gap-2 empty:hidden">
            {subtitles.map((cell) => (
              <div key={cell.id} className="min-w-0 flex-1 truncate text-small text-muted">
                <FlexRender cell={cell} />
              </div>
            ))}
            {subtitles.length > 0 ? badges : null}
          </div>
        </div>
        <span className="flex shrink-0 gap-2 empty:hidden">
          {subtitles.length > 0 ? null : badges}
        </span>
        {selecting ? (
          <span className="relative z-1 -mt-2 -mr-2.5 grid size-11 shrink-0 place-items-center">
            <Tick
              aria-label={`Select ${name}`}
              checked={selected}
              onCheckedChange={(on) => row.toggleSelected(on)}
              className="size-5 after:-inset-3!"
            />
          </span>
        ) : null}
      </div>
      <div className="flex items-center gap-1">
        <CardFacts cells={facts} open={open} />
        <span className="relative z-1 -mr-2.5 ml-auto flex shrink-0 items-center self-end">
          {opens === null ? null : (
            <DetailsButton
              size="md"
              label={`${opens} of ${name}`}
              open={open}
              onToggle={() => setOpen(!open)}
            />
          )}
          {rowActions ? <RowActions size="md" of={name} actions={rowActions(original)} /> : null}
        </span>
      </div>
      {rowDetails && open ? (
        <div className="relative z-1 mt-3 border-t border-line">{rowDetails.content(original)}</div>
      ) : null}
    </li>
  );
}

/** The rows of a list on a narrow screen: one card each. */
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
          "relative grid grid-cols-1 gap-2 px-4 pb-4",
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
