import { runDaysText } from "@marquee/domain/campaigns/count-text";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { now } from "@marquee/ui/browser/now.ts";
import type { DayRange } from "@marquee/ui/calendar/drawn-range.ts";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { changeFields, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { FormField } from "../../../../page-kit/form/form-field.tsx";
import { PlanHeld } from "../../../payments/plan-held.tsx";
import { RunLength } from "../run-length.tsx";
import type { PromotionForm } from "./use-promotion.ts";

/** When it runs; the end day is not counted, so that the last one is named. */
export function RunFields({
  form,
  disabled,
}: {
  readonly form: PromotionForm;
  readonly disabled: boolean;
}) {
  const { fromDate, toDate } = useFields(form, ({ values }) => values);
  const today = centralDayOf(now());
  const span = {
    fromDate,
    toDate,
    onChange: (range: DayRange) => changeFields(form, range),
  };
  const day = (name: "fromDate" | "toDate", label: string) => (
    <FormField form={form} name={name} label={label}>
      {({ value, set, control }) => (
        <DayInput
          {...control}
          value={value}
          min={today}
          span={span}
          disabled={disabled}
          onValueChange={set}
        />
      )}
    </FormField>
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        {day("fromDate", "From")}
        {day("toDate", "To")}
        <div className="col-span-2">
          <RunLength form={form} disabled={disabled} />
        </div>
      </div>
      {disabled ? <PlanHeld /> : null}
      <p className="figures text-small text-muted" aria-live="polite">
        <span>
          {[runDaysText({ fromDate, toDate }, now()), ZONE_NAME].filter(Boolean).join(". ")}
        </span>
      </p>
    </div>
  );
}
