import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Check } from "lucide-react";

/** A step of a wizard on its map. */
export interface MappedStep {
  readonly key: string;
  readonly title: string;
  /** One line under the title: what the step asks, or what was answered in it. */
  readonly detail: string;
  /** What the step still needs; null if nothing is missing, or if the step was not reached. */
  readonly needs: string | null;
  readonly state: "done" | "now" | "later";
  readonly isReached: boolean;
  /** Opens the step; absent if the map does not lead to it. */
  readonly onOpen?: (() => void) | undefined;
}

const DOT = {
  done: "border-accent bg-accent text-on-accent",
  now: "border-accent text-accent-text ring-4 ring-accent-tint",
  later: "border-line-control text-muted",
} as const;

function Dot({ state, number }: { readonly state: keyof typeof DOT; readonly number: number }) {
  return (
    <span
      className={classNames(
        "figures grid size-7 shrink-0 place-items-center rounded-full border-2 text-small font-semibold",
        DOT[state],
      )}
    >
      {state === "done" ? (
        <Check className="size-4" strokeWidth={2.5} aria-hidden="true" />
      ) : (
        number
      )}
    </span>
  );
}

function StepWords({ step }: { readonly step: MappedStep }) {
  return (
    <span className="min-w-0">
      <span
        className={classNames(
          "block font-medium",
          step.state !== "now" && !step.isReached && "text-muted",
        )}
      >
        {step.title}
      </span>
      <span className="block truncate text-small text-muted">{step.detail}</span>
      {step.needs === null ? null : (
        <span className="flex items-start gap-1.5 text-small font-medium text-ink">
          <span
            className="mt-[0.4375rem] size-1.5 shrink-0 rounded-full bg-wait-dot"
            aria-hidden="true"
          />
          <span>
            <span className="sr-only">Still needs: </span>
            <span>{step.needs}</span>
          </span>
        </span>
      )}
    </span>
  );
}

function MapStep({ step, number }: { readonly step: MappedStep; readonly number: number }) {
  const { state, onOpen } = step;
  const content = (
    <>
      <Dot state={state} number={number} />
      <StepWords step={step} />
    </>
  );
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={classNames(
        "relative pb-8 last:pb-0 [&:not(:last-child)]:before:absolute [&:not(:last-child)]:before:top-8 [&:not(:last-child)]:before:bottom-1 [&:not(:last-child)]:before:left-[0.8125rem] [&:not(:last-child)]:before:w-0.5",
        state === "done" ? "before:bg-accent" : "before:bg-line-strong",
      )}
    >
      {onOpen ? (
        <button
          type="button"
          className="flex w-full items-start gap-4 rounded-small text-left hover:[&_.font-medium]:underline"
          onClick={onOpen}
        >
          {content}
        </button>
      ) : (
        <div className="flex items-start gap-4">{content}</div>
      )}
    </li>
  );
}

/** The steps of a wizard: what was answered, what each still needs, and the way to those that were reached. */
export function StepMap({ steps }: { readonly steps: readonly MappedStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, at) => (
        <MapStep key={step.key} step={step} number={at + 1} />
      ))}
    </ol>
  );
}

/** The map of a narrow screen: bars, and a sentence. */
export function StepBars({
  titles,
  at,
}: {
  readonly titles: readonly string[];
  /** The position of the step that is shown. */
  readonly at: number;
}) {
  const next = titles[at + 1];
  return (
    <div className="flex flex-col gap-2.5">
      <ol aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-1.5">
        {titles.map((title, position) => (
          <li
            key={title}
            className={classNames(
              "h-1 rounded-full",
              position <= at ? "bg-accent" : "bg-line-strong",
            )}
          />
        ))}
      </ol>
      <p className="text-small">
        <strong className="figures font-medium">{`Step ${at + 1} of ${titles.length}`}</strong>
        <span className="text-muted">{next === undefined ? " Done" : ` Next: ${next}`}</span>
      </p>
    </div>
  );
}
