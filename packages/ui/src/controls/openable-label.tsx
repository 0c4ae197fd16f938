import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export interface OpenableLabelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The id of what it opens. */
  readonly controls: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The label of a line that opens to its reason. */
export const OpenableLabel = (props: OpenableLabelProps) => (
  <button
    type="button"
    aria-expanded={props.open}
    aria-controls={props.controls}
    onClick={() => props.onOpenChange(!props.open)}
    className={classNames(
      "inline-flex min-h-6 items-center gap-1 rounded-small text-left font-medium",
      props.className,
    )}
  >
    {props.children}
    <ChevronDown
      aria-hidden="true"
      strokeWidth={2}
      className={classNames(
        "size-3.5 shrink-0 text-muted transition-transform",
        props.open && "rotate-180",
      )}
    />
  </button>
);
