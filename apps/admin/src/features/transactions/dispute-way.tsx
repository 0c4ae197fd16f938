import { DISPUTE_LABELS, type DisputeState } from "@marquee/domain/disputes/dispute-state";
import type { DisputeDetails } from "@marquee/domain/disputes/dispute.schema";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { ArrowRight } from "lucide-react";

const INQUIRY: readonly (readonly DisputeState[])[] = [
  ["inquiry"],
  ["inquiryReview"],
  ["inquiryClosed"],
];
const DISPUTE: readonly (readonly DisputeState[])[] = [
  ["needsResponse"],
  ["underReview"],
  ["won", "lost", "withdrawn"],
];

interface StepProps {
  readonly state: DisputeState;
  readonly isHere: boolean;
  readonly wasHere: boolean;
}

/** A state as the explorer draws it: its title, and its key under it. */
const Step = ({ state, isHere, wasHere }: StepProps) => (
  <div
    aria-current={isHere ? "step" : undefined}
    className={classNames(
      "rounded-control border px-3 py-1.5",
      isHere
        ? "border-accent bg-accent-soft ring-3 ring-accent-soft"
        : wasHere
          ? "border-line-strong bg-raised"
          : "border-dashed border-line-strong text-muted",
    )}
  >
    <span className="block text-small font-medium">
      {DISPUTE_LABELS[state]}
      {isHere ? <span className="sr-only">, where it is now</span> : null}
    </span>
    <span className="block text-tiny text-muted" translate="no">
      {state}
    </span>
  </div>
);

/** Where a dispute is on its way from the first question to the decision, and where it was (DISPUTE-S5). */
export function DisputeWay({ dispute }: { readonly dispute: DisputeDetails }) {
  const seen = new Set(dispute.history.flatMap(({ state }) => state ?? []));
  const way = INQUIRY.flat().includes(dispute.state) ? INQUIRY : DISPUTE;
  return (
    <ol
      aria-label="Where the dispute is"
      className="flex flex-col gap-3 rounded-card border border-line bg-canvas p-4 max-@xl:gap-2 @xl:flex-row @xl:items-center"
    >
      {way.map((states, index) => (
        <li
          key={states.join()}
          className="flex min-w-0 flex-1 flex-col gap-2 @xl:gap-3 @xl:flex-row @xl:items-center"
        >
          {index === 0 ? null : (
            <ArrowRight
              className="size-4 shrink-0 text-muted rotate-90 self-center @xl:rotate-0"
              aria-hidden="true"
            />
          )}
          <div className="flex min-w-0 flex-1 gap-2 @xl:flex-col [&>*]:min-w-0 [&>*]:flex-1">
            {states.map((state) => (
              <Step
                key={state}
                state={state}
                isHere={state === dispute.state}
                wasHere={seen.has(state)}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
