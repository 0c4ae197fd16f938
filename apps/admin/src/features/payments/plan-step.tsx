import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";

export interface PlanStepProps {
  readonly number: number;
  readonly title: string;
  readonly hint?: ReactNode;
  /** Nothing is missing here. */
  readonly done: boolean;
  /** Placed at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** One step of a plan: its number, or a tick once nothing is missing. */
export function PlanStep({ number, title, hint, done, aside, children }: PlanStepProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-5 last:border-0 md:gap-x-4"
    >
      <span
        className={classNames(
          "figures grid size-6 place-items-center rounded-full text-tiny font-semibold",
          done ? "bg-accent text-on-accent" : "bg-press text-muted",
        )}
      >
        {done ? (
          <Check className="size-3.5" strokeWidth={2.5} aria-hidden="true" />
        ) : (
          <span aria-hidden="true">{number}</span>
        )}
      </span>
      <div className="min-w-0">
        <div className="flex min-h-6 items-baseline gap-x-2 max-md:flex-wrap">
          <h2 id={id} className="text-[0.9375rem] leading-6 font-semibold">
            <span>{title}</span>
            {done ? <span className="sr-only">, done</span> : null}
          </h2>
          {hint ? (
            <p className="min-w-0 text-small text-muted max-md:order-last max-md:basis-full md:truncate">
              {hint}
            </p>
          ) : null}
          {aside ? <span className="ml-auto shrink-0 text-small">{aside}</span> : null}
        </div>
        {children ? <div className="mt-3 flex flex-col gap-4">{children}</div> : null}
      </div>
    </section>
  );
}
