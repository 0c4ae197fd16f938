import type { Category } from "@marquee/domain/categories/category.schema";
import type { ChoiceDepth } from "@marquee/machines/categories/category-picker.model";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { tip } from "@marquee/ui/overlays/tip.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { ChevronRight, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useCategoryTrail } from "./categories.queries.ts";

/** As users read it: `Fashion › Womens Fashion › Jeans`. */
const trailText = (trail: readonly Category[]): string => trail.map(({ name }) => name).join(" › ");

// Loaded on demand: few visits of a form change the category.
const load = () => import("./category-dialog.tsx");

export interface CategorySelectProps {
  readonly id?: string;
  readonly value: string | null;
  /** With the whole way down to it, the main category first; empty if the choice was taken back. */
  readonly onValueChange: (value: string | null, trail: readonly Category[]) => void;
  /** `leaf` by default, as for products. */
  readonly depth?: ChoiceDepth;
  readonly clearable?: boolean;
  readonly placeholder?: string;
  /** What the dialog is called. */
  readonly title?: string;
  /** A category that was chosen elsewhere: below it the dialog opens while there is no value. */
  readonly below?: string | null;
  /** Why it cannot be changed now, and who could. */
  readonly disabledReason?: string | undefined;
  readonly onBlur?: () => void;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

/** A category by the way down to it. Pressing it opens the levels. */
export function CategorySelect(props: CategorySelectProps) {
  const { value, onValueChange, depth = "leaf", disabledReason, clearable = false } = props;
  const [open, setOpen] = useState(false);
  const [dialog, want] = useOnDemand(load);
  const show = () => {
    setOpen(true);
    // without its levels it is not open
    void want().then((came) => (came ? undefined : setOpen(false)));
  };
  const why = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useCategoryTrail(value);
  const trail = value === null ? NONE : (chosen.data ?? NONE);
  const above = useCategoryTrail(value === null ? (props.below ?? null) : null);
  const off = disabledReason !== undefined;
  const canClear = clearable && value !== null && !off;
  const described = [props["aria-describedby"], off ? why : ""].filter(Boolean).join(" ");
  const text =
    value === null ? null : chosen.isError ? "This category could not be read" : trailText(trail);
  const button = (
    <button
      {...(off ? tip(disabledReason) : {})}
      ref={opener}
      type="button"
      role="combobox"
      id={props.id}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={undefined}
      aria-disabled={off || undefined}
      aria-invalid={props["aria-invalid"]}
      aria-describedby={described || undefined}
      data-state={open ? "open" : "closed"}
      onClick={() => (off ? undefined : show())}
      // choosing in the dialog does not blur the field
      onBlur={open ? undefined : props.onBlur}
      className={classNames(
        "control flex items-center gap-2 py-1.5 text-left",
        canClear ? "pr-16!" : "pr-9!",
      )}
    >
      {value !== null && chosen.isLoading ? (
        <Spinner className="size-3.5" />
      ) : (
        <span
          className={classNames(
            "min-w-0 flex-1 [overflow-wrap:anywhere]",
            text === null && "text-muted",
          )}
        >
          {text ?? props.placeholder ?? "Choose a category"}
        </span>
      )}
    </button>
  );
  return (
    <span className="relative flex items-center">
      {button}
      {off ? (
        <span id={why} className="sr-only">
          {disabledReason}
        </span>
      ) : null}
      {canClear ? (
        <button
          type="button"
          aria-label={`Clear ${trail.at(-1)?.name ?? "the category"}`}
          onClick={() => {
            onValueChange(null, NONE);
            opener.current?.focus();
          }}
          className="absolute right-8 grid size-6 place-items-center rounded-small text-muted hover:bg-press"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      ) : null}
      <ChevronRight
        className="pointer-events-none absolute right-3 size-4 text-muted"
        aria-hidden="true"
      />
      {!open ? null : dialog === null ? (
        <DialogFrame onClose={() => setOpen(false)} />
      ) : (
        <dialog.CategoryDialog
          start={value === null ? (above.data ?? NONE) : trail}
          depth={depth}
          title={props.title}
          onClose={() => setOpen(false)}
          onConfirm={(next) => {
            setOpen(false);
            onValueChange(next.at(-1)?.id ?? null, next);
          }}
        />
      )}
    </span>
  );
}

const NONE: readonly Category[] = [];
