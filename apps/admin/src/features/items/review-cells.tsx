import { imageAddress } from "@marquee/api/http/image-path";
import type { ChangeCell } from "@marquee/domain/items/item-changes";
import type { ChangeRow, ReviewedCell } from "@marquee/machines/items/change-items.model";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { CircleAlert } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { ChangedValue } from "../../page-kit/changed-value.tsx";

/** The item that a cell is of. */
export function ItemOfCell({ row }: { readonly row: ChangeRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 font-medium">
      <Thumb size={24} src={imageAddress(row.image, "w=80&h=80")} />
      <span dir="auto" className="min-w-0 truncate text-left" title={row.name}>
        {row.name}
      </span>
    </span>
  );
}

const GRID =
  "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-3 py-2 md:grid-cols-[minmax(0,15rem)_8.5rem_minmax(0,1fr)_9rem_2.5rem]";

/** On a phone an amount is beside the name, and a text has a line of its own. */
const lineOf = ({ before }: ChangeCell): string | false =>
  typeof before === "string" && "max-md:col-span-full";

/** A changed cell: item, field, old and new, by how much, and what leaves it out. */
export function ReviewedRow({
  reviewed: { row, cell },
  isLeftOut,
  children,
}: {
  readonly reviewed: ReviewedCell;
  readonly isLeftOut: boolean;
  readonly children: ReactNode;
}) {
  return (
    <li className={`${GRID} min-h-11 border-b border-line ${isLeftOut ? "opacity-55" : ""}`}>
      <ItemOfCell row={row} />
      <span className="text-small text-muted max-md:order-first max-md:col-span-full">
        {cell.label}
      </span>
      <span className={classNames("figures", lineOf(cell))}>
        <ChangedValue before={cell.beforeText} after={cell.afterText} inLine />
      </span>
      <span className="figures text-small text-muted">{isLeftOut ? "Stays" : cell.difference}</span>
      <span className="justify-self-end">{children}</span>
    </li>
  );
}

export interface RefusedRowProps {
  readonly reviewed: ReviewedCell;
  /** Takes what was typed instead; null if it is not typed and cannot be corrected. */
  readonly onTyped: ((cell: ChangeCell, typed: string) => void) | null;
}

/** A refused cell, which is corrected in place: what was typed counts once the field is left or Enter is pressed (CHANGE-M1). */
export function RefusedRow({ reviewed: { row, cell }, onTyped }: RefusedRowProps) {
  const [typed, setTyped] = useState(cell.afterText);
  const error = useId();
  const commit = () => {
    if (typed !== cell.afterText) onTyped?.(cell, typed);
  };
  return (
    <li className={`${GRID} border-b border-line bg-bad-tint`}>
      <ItemOfCell row={row} />
      <span className="text-small text-muted max-md:order-first max-md:col-span-full">
        {cell.label}
      </span>
      <span className={classNames("flex items-center gap-2", lineOf(cell))}>
        <span className="figures text-muted line-through">{cell.beforeText}</span>
        <span aria-hidden="true">→</span>
        {onTyped ? (
          <TextInput
            aria-label={`${cell.label} of ${row.name}`}
            aria-invalid
            aria-describedby={error}
            className="figures max-w-36 text-right"
            value={typed}
            onValueChange={setTyped}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === "Enter") commit();
            }}
          />
        ) : (
          <span>{cell.afterText}</span>
        )}
      </span>
      <span className="col-span-full flex flex-wrap items-center gap-x-3 md:col-span-2">
        <span id={error} className="flex gap-1 text-small font-medium text-bad-ink">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
          <span>{cell.problem}</span>
        </span>
        {onTyped && cell.suggestion !== null ? (
          <Button
            size="sm"
            variant="ghost"
            className="text-accent-text!"
            onClick={() => onTyped(cell, cell.suggestion ?? "")}
          >
            Use {cell.suggestion}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
