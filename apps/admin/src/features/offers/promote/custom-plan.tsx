import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { now } from "@marquee/ui/browser/now.ts";
import { changeFields, useFields, type FieldsActor } from "../../../page-kit/form/fields-actor.ts";
import { FormField } from "../../../page-kit/form/form-field.tsx";
import { PlanHeld } from "../../payments/plan-held.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";

export interface CustomPlanProps {
  readonly form: FieldsActor<PromoteOfferDraft>;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onSetPlan: () => void;
}

/** The two days of a plan of the person's own. A day that is typed chooses that plan. */
export function CustomPlan({ form, disabled, busy, onSetPlan }: CustomPlanProps) {
  const from = useFields(form, ({ values }) => values.fromDate);
  const today = centralDayOf(now());
  const day = (name: "fromDate" | "toDate", label: string, min: string) => (
    <FormField form={form} name={name} label={label}>
      {({ value, control }) => (
        <DayInput
          {...control}
          value={value}
          min={min}
          disabled={disabled}
          onValueChange={(next) => changeFields(form, { plan: CUSTOM_PLAN, [name]: next })}
        />
      )}
    </FormField>
  );
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
      {day("fromDate", "From", today)}
      {day("toDate", "To", from || today)}
      <Button
        className="sm:mt-6.5"
        busy={busy}
        disabledReason={disabled ? paymentNotices.planHeld : undefined}
        help={HELP_LINKS.payment}
        onClick={() => {
          changeFields(form, { plan: CUSTOM_PLAN });
          onSetPlan();
        }}
      >
        Set Plan
      </Button>
      {disabled ? <PlanHeld className="sm:col-span-3" /> : null}
      <p className="text-small text-muted sm:col-span-3">
        {`Days are in ${ZONE_NAME}. Today is ${formatDay(today)}.`}
      </p>
    </div>
  );
}
