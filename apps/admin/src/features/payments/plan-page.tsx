import { paymentNotices } from "@marquee/domain/payments/messages";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { useFocusOnIssue } from "../../page-kit/form/use-focus-on-issue.ts";
import { PlanBar } from "./plan-bar.tsx";
import type { PricedPlanActor } from "./use-priced-plan.ts";

export interface PlanPageProps<Draft extends object> {
  readonly actor: PricedPlanActor<Draft>;
  /** What the plan costs as far as it is known; null while something is not chosen. */
  readonly receipt: Receipt | null;
  /** The Payment Summary. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** The plan on the left, its price and payment on the right, always in sight; narrow, a bar has the total and the button that pays. */
export function PlanPage<Draft extends object>({
  actor,
  receipt,
  summary,
  children,
}: PlanPageProps<Draft>) {
  const frame = useFocusOnIssue<HTMLDivElement>(actor);
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const checkout = useSelector(actor, ({ children }) => children.checkout);
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div ref={frame} className="min-w-0">
        <div className="mx-auto flex max-w-[51.5rem] flex-col pb-8">{children}</div>
      </div>
      <aside className="relative border-line bg-canvas px-4 pt-5 pb-24 max-lg:border-t max-lg:[&_[data-pay]]:hidden md:px-8 lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--bar)-1px)] lg:overflow-y-auto lg:border-l">
        {summary}
      </aside>
      {receipt && !paying ? <PlanBar receipt={receipt} checkout={checkout} /> : null}
    </div>
  );
}

/** Why the plan could not be set or paid, other than at a field. */
export function PlanProblem<Draft extends object>({ actor }: Pick<PlanPageProps<Draft>, "actor">) {
  const problem = useFields(actor, ({ formError }) => formError);
  const isRefunded = useSelector(actor, ({ context }) => context.isRefunded);
  if (problem === null) return null;
  return (
    <Note tone="bad" role="alert" title={problem.message}>
      Your plan is kept. {isRefunded ? paymentNotices.refunded : "Nothing was charged."}
      {problem.reference ? ` Reference ${problem.reference}` : ""}
    </Note>
  );
}
