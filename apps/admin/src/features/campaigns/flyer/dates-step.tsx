import { countItems } from "@marquee/domain/campaigns/flyer-rate";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatDay } from "@marquee/domain/dates/format-dates";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { ArrowRight, CircleCheck } from "lucide-react";
import { now } from "../../../browser/now.ts";
import { Button } from "../../../ui/button.tsx";
import { DayInput } from "../../../ui/day-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { ZONE_NAME } from "../../../ui/instant.tsx";
import { countCities } from "../places/places-picker.tsx";
import { PlanStep } from "./plan-step.tsx";
import type { Plan } from "./use-plan.ts";

export interface DatesStepProps {
  readonly plan: Plan;
  /** The price the server stored; null while no plan is set. */
  readonly receipt: Receipt | null;
  /** In a branch that awaits approval the days start with the approval. */
  readonly approved: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onSetPlan: () => void;
}

function PlanSet({
  plan,
  receipt,
  approved,
}: Pick<DatesStepProps, "plan" | "approved"> & { readonly receipt: Receipt }) {
  const { campaignFor, fromDate } = plan.values;
  const days = receipt.days === 1 ? "1 day" : `${receipt.days} days`;
  const items = countItems(receipt.items ?? 0, campaignFor === "" ? undefined : campaignFor);
  return (
    <p role="status" className="figures flex items-start gap-2 text-small text-muted">
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok-sign" aria-hidden="true" />
      <span>
        Plan set: {days}, {items}, {countCities(receipt.places)}.{" "}
        {approved
          ? `Runs from ${formatDay(fromDate)}, or from the payment if that is later.`
          : "The days start when the branch is approved."}
      </span>
    </p>
  );
}

/** When it runs, and the button that sets the plan. */
export function DatesStep({ plan, receipt, approved, busy, disabled, onSetPlan }: DatesStepProps) {
  const { fromDate, toDate } = plan.values;
  const today = centralDayOf(now());
  return (
    <PlanStep number={4} title="Dates" hint={ZONE_NAME} done={plan.isSound("fromDate", "toDate")}>
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_16px_1fr_auto]">
        <div data-field="fromDate">
          <Field label="From" error={plan.errorAt("fromDate")}>
            {(control) => (
              <DayInput
                {...control}
                value={fromDate}
                min={today}
                disabled={disabled}
                onValueChange={(day) => plan.change({ fromDate: day })}
                onBlur={() => plan.blur("fromDate")}
              />
            )}
          </Field>
        </div>
        <span
          className="mt-6.5 grid h-9 place-items-center text-muted max-sm:hidden"
          aria-hidden="true"
        >
          <ArrowRight className="size-4" />
        </span>
        <div data-field="toDate">
          <Field label="To" error={plan.errorAt("toDate")}>
            {(control) => (
              <DayInput
                {...control}
                value={toDate}
                min={fromDate || today}
                disabled={disabled}
                onValueChange={(day) => plan.change({ toDate: day })}
                onBlur={() => plan.blur("toDate")}
              />
            )}
          </Field>
        </div>
        <Button
          variant={receipt ? "quiet" : "primary"}
          className="sm:mt-6.5"
          busy={busy}
          {...(disabled
            ? { disabledReason: "The plan stands still while a payment is under way." }
            : {})}
          onClick={onSetPlan}
        >
          Set Plan
        </Button>
      </div>
      {receipt ? <PlanSet plan={plan} receipt={receipt} approved={approved} /> : null}
    </PlanStep>
  );
}
