import type { ChangeCell } from "@marquee/domain/items/item-changes";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, type Ref } from "react";

export interface GridCellProps {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly id: string;
  readonly cell: ChangeCell;
  readonly isActive: boolean;
  /** What is being typed into it; null while it is not edited. */
  readonly typing: string | null;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  readonly onPress: () => void;
  readonly onEdit: () => void;
}

/** The field of a cell that is edited, with the caret at its end. */
function CellField({ cell, typing, onType, onLeave }: GridCellProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    input?.focus({ preventScroll: true });
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <input
      ref={field}
      aria-label={cell.label}
      autoComplete="off"
      dir="auto"
      inputMode={typeof cell.before === "number" ? "decimal" : "text"}
      value={typing ?? ""}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      className={classNames(
        "size-full bg-field px-2 outline-2 -outline-offset-2 outline-focus",
        typeof cell.before === "number" && "figures text-right",
      )}
    />
  );
}

/** The stored value struck beside the new one, what was typed if it is refused, or the stored value alone. */
function CellText({ cell }: { readonly cell: ChangeCell }) {
  if (cell.problem !== null)
    return (
      <>
        <CircleAlert className="size-3.5 shrink-0 text-bad-sign" aria-hidden="true" />
        <span className="sr-only">Refused:</span>
        <span dir="auto" className="truncate text-bad-ink">
          {cell.afterText || "–"}
        </span>
      </>
    );
  const isChanged = cell.after !== cell.before;
  return (
    <>
      {isChanged && typeof cell.before === "number" ? (
        <s className="text-small text-muted max-md:hidden">{cell.beforeText}</s>
      ) : null}
      <span dir="auto" className={classNames("truncate", isChanged && "font-medium")}>
        {cell.afterText}
      </span>
    </>
  );
}

/** A cell: a changed one is tinted and has a corner, a refused one says why in the line below the grid (CHANGE-G1). */
export function GridCell(props: GridCellProps) {
  const { ref, id, cell, isActive, typing, onPress, onEdit } = props;
  const isRefused = cell.problem !== null;
  const isChanged = isRefused || cell.after !== cell.before;
  return (
    <div
      ref={ref}
      id={id}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused && isActive ? "cell-problem" : undefined}
      onPointerDown={onPress}
      onDoubleClick={onEdit}
      className={classNames(
        "relative h-[2.625rem] min-w-0 cursor-cell border-l border-line outline-none max-md:first:border-0",
        "focus:outline-2 focus:-outline-offset-2 focus:outline-focus",
        isRefused ? "bg-bad-tint" : isChanged ? "bg-accent-soft" : "",
        isChanged &&
          "before:absolute before:top-0 before:left-0 before:border-t-8 before:border-r-8 before:border-r-transparent",
        isRefused ? "before:border-t-bad-sign" : "before:border-t-accent",
      )}
    >
      {typing === null ? (
        <span
          className={classNames(
            "flex size-full items-center gap-2 px-2",
            typeof cell.before === "number" && "figures justify-end",
          )}
        >
          <CellText cell={cell} />
        </span>
      ) : (
        <CellField {...props} />
      )}
    </div>
  );
}
