import { countDays } from "@marquee/domain/campaigns/count-text";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { daysOfDraft } from "@marquee/domain/campaigns/sponsored/sponsored-budget";
import { endsOfItems, sponsoredRunText } from "@marquee/domain/campaigns/sponsored/sponsored-run";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { now } from "@marquee/ui/browser/now.ts";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { AmountInput } from "@marquee/ui/fields/amount-input.tsx";
import { areValid, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { FormField } from "../../../../page-kit/form/form-field.tsx";
import { PlanStep } from "../../../payments/plan-step.tsx";
import { useChosenItems } from "../items/use-chosen-items.ts";
import { RunDayFields } from "../run-day-fields.tsx";
import { RunLength } from "../run-length.tsx";
import type { SponsoredForm } from "./use-sponsored-form.ts";

export interface BudgetStepProps {
  readonly form: SponsoredForm;
  /** In a branch that awaits approval the days start with the approval. */
  readonly approved: boolean;
}

/** How long it runs, and what it may spend a day. */
export function BudgetStep({ form, approved }: BudgetStepProps) {
  const done = useFields(form, (fields) => areValid(fields, "fromDate", "toDate", "budget"));
  const draft = useFields(form, ({ values }) => values);
  const { fromDate, toDate, campaignFor, storeId } = draft;
  const { items } = useChosenItems(campaignFor, storeId, chosenItems(draft));
  const known = items.flatMap(({ item }) => (item === null ? [] : [item]));
  const today = centralDayOf(now());
  const days = daysOfDraft({ fromDate, toDate });
  return (
    <PlanStep
      number={3}
      title="Dates and budget"
      hint={`${ZONE_NAME}, today is ${formatDay(today)}`}
      done={done}
    >
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <RunDayFields form={form} />
        <FormField form={form} name="budget" label="Budget a day, CAD">
          {({ value, set, control }) => (
            <AmountInput {...control} value={value} onValueChange={set} />
          )}
        </FormField>
      </div>
      <div className="max-w-sm">
        <RunLength form={form} />
      </div>
      <p className="text-small text-muted">
        {days === null ? (
          <span>It may not end after its items do.</span>
        ) : (
          <span>
            {countDays(days)}:{" "}
            {sponsoredRunText({ fromDate, toDate, now: now(), approved, ends: endsOfItems(known) })}
            .
          </span>
        )}
      </p>
    </PlanStep>
  );
}
