import { formatLine } from "@marquee/domain/payments/receipt-lines";
import type { ReceiptLine } from "@marquee/domain/payments/receipt.schema";
import { OpenableLabel } from "@marquee/ui/controls/openable-label.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useId, useState, type ReactNode } from "react";

export interface LineProps {
  readonly line: ReceiptLine;
  /** Shown instead of the line's own label, such as the promo code that was typed. */
  readonly label?: string | undefined;
}

export interface ExplainedLineProps extends LineProps {
  /** The reason is under the line, not beside its label: for reasons of a sentence. */
  readonly below?: boolean;
}

function Amount({ line }: { readonly line: ReceiptLine }) {
  return <span className="figures ml-auto whitespace-nowrap">{formatLine(line)}</span>;
}

/** A line with its reason in sight. */
export function ExplainedLine({ line, label = line.label, below = false }: ExplainedLineProps) {
  return (
    <div className="flex items-baseline gap-4">
      <span className="min-w-0">
        <span>{label}</span>{" "}
        <span className={classNames("figures text-small text-muted", below && "block")}>
          {line.because}
        </span>
      </span>
      <Amount line={line} />
    </div>
  );
}

export interface OpenableLineProps extends LineProps {
  readonly startsOpen?: boolean;
  /** More content once it is open. */
  readonly more?: ReactNode;
}

/** A line that opens to its reason. */
export function OpenableLine({ line, label, startsOpen, more }: OpenableLineProps) {
  const [open, setOpen] = useState(startsOpen ?? false);
  const reason = useId();
  return (
    <>
      <div className="flex items-baseline gap-4">
        <OpenableLabel open={open} onOpenChange={setOpen} controls={reason} className="-my-0.5">
          {label ?? line.label}
        </OpenableLabel>
        <Amount line={line} />
      </div>
      <div id={reason} hidden={!open}>
        <div className="figures mt-1.5 mb-0.5 rounded-control bg-accent-tint px-3 py-2 text-small text-accent-strong">
          <p>{line.because}</p>
          {more ? <p>{more}</p> : null}
        </div>
      </div>
    </>
  );
}
