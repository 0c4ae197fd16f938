import type { ConditionResult, NextStep } from "@marquee/domain/campaigns/live/live-condition";
import { formatCad } from "@marquee/domain/money/format-money";
import { Button } from "@marquee/ui/controls/button.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Link } from "@tanstack/react-router";
import { Circle, CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { Address } from "../../page-kit/address.ts";

const SIGN = {
  holds: [CircleCheck, "text-ok-sign", "holds"],
  fails: [CircleAlert, "text-wait-sign", "does not hold"],
  later: [Circle, "text-muted", "not asked yet"],
} as const;

/** "from CAD 1.00 a day" */
const priceText = ({ pricePerDay }: NextStep): string =>
  pricePerDay === undefined ? "" : ` from ${formatCad(pricePerDay)} a day`;

/** Where a step is taken: on another page, or in place. */
export type Way = Address | (() => void);

/** How a user takes the steps; null for one that they may not take. */
export type Ways = Readonly<Record<"edit" | "promote", Way | null>>;

function Step({ step, ways }: { readonly step: NextStep; readonly ways: Ways }) {
  const text = `${step.text}${priceText(step)}`;
  const way = step.kind === "edit" || step.kind === "promote" ? ways[step.kind] : null;
  if (way === null) return <p>{text}.</p>;
  if (typeof way === "function")
    return (
      <Button size="sm" className="w-fit" onClick={way}>
        {text}
      </Button>
    );
  const { to, search = {} } = way;
  return (
    <Button asChild size="sm" className="w-fit">
      <Link to={to} search={search}>
        {text}
      </Link>
    </Button>
  );
}

interface ConditionProps extends Pick<ConditionListProps, "ask" | "ways"> {
  readonly response: ConditionResult<string>;
}

function Condition({ response: { state, title, sentence, who, step }, ways, ask }: ConditionProps) {
  const [Sign, colour, meaning] = SIGN[state];
  return (
    <li
      aria-current={state === "fails" ? "step" : undefined}
      className={classNames(
        "flex gap-3 border-b border-line py-3 last:border-0",
        state === "later" && "text-muted",
      )}
    >
      <Sign className={`mt-0.5 size-4 shrink-0 ${colour}`} aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1 text-small">
        <p className={state === "fails" ? "text-body font-semibold" : "text-body"}>
          <span>{title}</span>
          <span className="sr-only">: {meaning}</span>
        </p>
        {sentence === "" ? null : <p className="text-muted">{sentence}</p>}
        {who ? (
          <p>
            <span className="text-muted">Who must act: </span>
            <span>{who}</span>
          </p>
        ) : null}
        {step ? <Step step={step} ways={ways} /> : null}
        {state === "fails" && ask ? <div>{ask}</div> : null}
      </div>
    </li>
  );
}

export interface ConditionListProps {
  readonly conditions: readonly ConditionResult<string>[];
  readonly ways: Ways;
  /** How a user who may not take the next step asks those who may; it is in the condition that fails. */
  readonly ask?: ReactNode;
}

/** What must hold, one below the other, with who must act on the first that does not and the next step. */
export function ConditionList({ conditions, ways, ask }: ConditionListProps) {
  return (
    <ol>
      {conditions.map((each) => (
        <Condition key={each.condition} response={each} ways={ways} ask={ask} />
      ))}
    </ol>
  );
}

/** The end of what is shown, and what shows it. */
export function LiveSentence({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex gap-3">
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok-sign" aria-hidden="true" />
      {children}
    </p>
  );
}
