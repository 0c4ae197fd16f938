import { countCities, countDays, runDaysText } from "@marquee/domain/campaigns/count-text";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { ArrowRight } from "lucide-react";
import { areValid, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { PlanHeld } from "../../../payments/plan-held.tsx";
import { PlanSet } from "../../../payments/plan-set.tsx";
import { PlanStep } from "../../../payments/plan-step.tsx";
import { RunDayFields } from "../run-day-fields.tsx";
import { RunLength } from "../run-length.tsx";
import type { PlanForm } from "./plan-changes.ts";

export interface DatesStepProps {
  readonly form: PlanForm;
  /** The price the server stored; null while no plan is set. */
  readonly receipt: Receipt | null;
  /** In a branch that awaits approval the days start with the approval. */
  readonly approved: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onSetPlan: () => void;
  /** Sets it no longer: the plan is as it was. */
  readonly onCancel: () => void;
}

function SetDates({
  form,
  receipt,
  approved,
}: Pick<DatesStepProps, "form" | "approved"> & { readonly receipt: Receipt }) {
  const { campaignFor, fromDate } = useFields(form, ({ values }) => values);
  const items = countItems(receipt.items ?? 0, campaignFor === "" ? undefined : campaignFor);
  return (
    <PlanSet>
      {countDays(receipt.days)}, {items}, {countCities(receipt.places)}.{" "}
      {approved
        ? `Runs from ${formatDay(fromDate)}, or from the payment if that is later.`
        : "The days start when the branch is approved."}
    </PlanSet>
  );
}

/** When it runs, and the button that sets the plan. */
export function DatesStep(props: DatesStepProps) {
  const { form, receipt, approved, busy, disabled, onSetPlan, onCancel } = props;
  const done = useFields(form, (fields) => areValid(fields, "fromDate", "toDate"));
  const fromDate = useFields(form, ({ values }) => values.fromDate);
  const toDate = useFields(form, ({ values }) => values.toDate);
  const runDays = runDaysText({ fromDate, toDate }, now());
  const today = centralDayOf(now());
  return (
    <PlanStep
      number={4}
      title="Dates"
      hint={`${ZONE_NAME}, today is ${formatDay(today)}`}
      done={done}
    >
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_1rem_1fr_auto]">
        <RunDayFields
          form={form}
          disabled={disabled}
          between={
            <span
              className="mt-6.5 grid h-9 place-items-center text-muted max-sm:hidden"
              aria-hidden="true"
            >
              <ArrowRight className="size-4" />
            </span>
          }
        />
        <span className="flex gap-2 sm:mt-6.5">
          <Button
            variant={receipt ? "quiet" : "primary"}
            busy={busy}
            disabledReason={disabled ? paymentNotices.planHeld : undefined}
            help={HELP_LINKS.payment}
            onClick={onSetPlan}
          >
            Set Plan
          </Button>
          {busy ? (
            <Button variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </span>
      </div>
      <div className="max-w-sm">
        <RunLength form={form} disabled={disabled} />
      </div>
      {disabled ? <PlanHeld /> : null}
      {runDays ? <p className="figures text-small text-muted">{`${runDays}.`}</p> : null}
      {receipt ? <SetDates form={form} receipt={receipt} approved={approved} /> : null}
    </PlanStep>
  );
}
