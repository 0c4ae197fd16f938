import { imageAddress } from "@marquee/api/http/image-path";
import { countWords } from "@marquee/domain/wire/count-words";
import { changeCounts, reviewedCells } from "@marquee/machines/items/change-items.model";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { AlertDialog } from "@marquee/ui/overlays/alert-dialog.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { KeyLine } from "../../page-kit/key-line.tsx";
import { GridCell } from "./cells/grid-cell.tsx";
import { typedRows, type TypedCells } from "./cells/typed-cells.ts";
import { useCellTyping } from "./cells/use-cell-typing.ts";
import { useStartChanging, type ChangeStart } from "./start-changing.ts";

export interface EditCellsDialogProps {
  /** Items with their cells as they are stored. */
  readonly start: ChangeStart;
  /** What was typed before a reload. */
  readonly left?: TypedCells | undefined;
  /** Stores what is typed, so that a reload does not lose it (CHANGE-G5). */
  readonly onTyped: (typed: TypedCells) => void;
  readonly onClose: () => void;
}

const KEYS = [
  ["Tab", "next"],
  ["Enter", "below"],
  ["Ctrl V", "paste"],
  ["Ctrl Z", "undo"],
] as const;

const COLUMNS =
  "grid grid-cols-[repeat(3,minmax(0,1fr))] md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_minmax(0,11rem)_9.5rem]";

/** Items in a grid, typed into as in a spreadsheet. It saves nothing: what was typed is looked over first (CHANGE-G1). */
export function EditCellsDialog({ start, left, onTyped, onClose }: EditCellsDialogProps) {
  const { rows: stored, read, one, many } = start;
  const startChanging = useStartChanging();
  const typing = useCellTyping(stored, left);
  const { active, steps } = typing;
  const [isAsked, setAsked] = useState(false);
  const rows = useMemo(() => typedRows(stored, steps.typed, read), [stored, steps.typed, read]);
  const counts = changeCounts({ rows, leftOut: [] });
  const refused = reviewedCells({ rows }).refused.length;
  const changes = counts.cells + refused;
  const grid = useId();
  const cellId = (row: number, column: number) => `${grid}-${row}-${column}`;
  const focused = cellId(active.row, active.column);
  const firstCell = useRef<HTMLDivElement>(null);
  const isTyping = typing.typing !== null;
  const storeTyped = useEffectEvent(onTyped);
  useEffect(() => storeTyped(steps.typed), [steps.typed]);
  useEffect(() => {
    if (!isTyping) document.getElementById(focused)?.focus();
  }, [focused, isTyping]);
  const close = () => {
    // Escape leaves the cell first, then the grid
    if (isTyping) typing.leave();
    else if (changes > 0) setAsked(true);
    else onClose();
  };
  const problem = rows[active.row]?.cells[active.column]?.problem ?? null;
  const note =
    problem ?? (typing.pasted === null ? "" : `${countWords(typing.pasted, "cell")} pasted`);
  return (
    <>
      <Dialog
        open
        width="wide"
        onOpenChange={close}
        firstFocus={firstCell}
        title={`Edit ${countWords(stored.length, one, many)}`}
        description="Type as in a spreadsheet, or paste a column. Nothing is saved before you have looked it over."
        footer={
          <>
            <span role="status" className="mr-auto flex items-center gap-3 self-center text-small">
              <span className="font-medium">{countWords(changes, "change")}</span>
              {refused > 0 ? <span className="text-bad-ink">{`${refused} refused`}</span> : null}
              {changes > 0 ? (
                <span className="text-muted max-md:sr-only">Stored in this tab meanwhile</span>
              ) : null}
            </span>
            <Button onClick={changes > 0 ? () => setAsked(true) : onClose}>
              {changes > 0 ? "Discard" : "Close"}
            </Button>
            <Button
              variant="primary"
              disabledReason={changes === 0 ? "Nothing was changed." : undefined}
              onClick={() => startChanging({ ...start, rows, onApplied: onClose })}
            >
              {`Review ${countWords(changes, "change")}`}
            </Button>
          </>
        }
      >
        <div
          role="grid"
          aria-label={`Cells of ${countWords(stored.length, one, many)}`}
          aria-rowcount={rows.length + 1}
          className="rounded-control border border-line-strong"
          {...typing.handlers}
        >
          <div
            role="row"
            className={`${COLUMNS} sticky top-0 z-10 h-9 items-center rounded-t-control border-b border-line bg-canvas text-tiny font-medium text-muted`}
          >
            <span role="columnheader" className="px-3 max-md:sr-only">
              Name
            </span>
            {rows[0]?.cells.map(({ field, label, before }) => (
              <span
                key={field}
                role="columnheader"
                className={typeof before === "number" ? "px-2 text-right" : "px-2"}
              >
                {label}
              </span>
            ))}
          </div>
          {rows.map((row, at) => (
            <div
              key={row.id}
              role="row"
              aria-rowindex={at + 2}
              className={`${COLUMNS} items-center border-b border-line last:border-0`}
            >
              <span
                role="rowheader"
                className="flex min-w-0 items-center gap-2.5 px-3 font-medium max-md:col-span-full max-md:pt-2"
              >
                <Thumb size={24} src={imageAddress(row.image, "w=80&h=80")} />
                <span dir="auto" className="min-w-0 truncate text-left" title={row.name}>
                  {row.name}
                </span>
              </span>
              {row.cells.map((cell, column) => {
                const isActive = active.row === at && active.column === column;
                return (
                  <GridCell
                    key={cell.field}
                    ref={at === 0 && column === 0 ? firstCell : undefined}
                    id={cellId(at, column)}
                    cell={cell}
                    isActive={isActive}
                    typing={isActive ? typing.typing : null}
                    onType={typing.setTyping}
                    onLeave={typing.commit}
                    onPress={() => {
                      if (!isActive) typing.goTo({ row: at, column });
                      else if (!isTyping) typing.edit();
                    }}
                    onEdit={() => {
                      if (!isTyping) typing.edit();
                    }}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <div className="sticky bottom-0 flex min-h-8 items-center gap-3 bg-raised pt-1">
          <p
            id="cell-problem"
            role="status"
            className={`flex flex-1 items-center gap-3 text-small ${problem === null ? "text-muted" : "font-medium text-bad-ink"}`}
          >
            <span>{note}</span>
            {typing.pasted === null || problem !== null ? null : (
              <Button size="sm" variant="ghost" onClick={typing.undo}>
                Undo
              </Button>
            )}
          </p>
          <KeyLine keys={KEYS} />
        </div>
      </Dialog>
      <AlertDialog
        open={isAsked}
        question={`Discard ${countWords(changes, "change")}?`}
        consequence="Nothing of it was saved."
        confirm="Discard"
        cancel="Go on editing"
        tone="danger"
        onCancel={() => setAsked(false)}
        onConfirm={onClose}
      />
    </>
  );
}
