import { runDaysText } from "@marquee/domain/campaigns/count-text";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays, calendarDays, isDay } from "@marquee/domain/dates/days";
import { now } from "@marquee/ui/browser/now.ts";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { changeFields, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { FormField } from "../../../../page-kit/form/form-field.tsx";
import { PlanHeld } from "../../../payments/plan-held.tsx";
import type { PromotionForm } from "./use-promotion.ts";

const LENGTHS = ["7", "14", "30"] as const;
type Length = (typeof LENGTHS)[number];

/** The first day as it is, or today if none is chosen. */
const firstDay = (fromDate: string): string => (isDay(fromDate) ? fromDate : centralDayOf(now()));

/** When it runs; the end day is not counted, so that the last one is named. */
export function RunFields({
  form,
  disabled,
}: {
  readonly form: PromotionForm;
  readonly disabled: boolean;
}) {
  const { fromDate, toDate } = useFields(form, ({ values }) => values);
  const days = isDay(fromDate) && isDay(toDate) ? String(calendarDays(fromDate, toDate)) : "";
  const length = LENGTHS.find((one) => one === days) ?? "";
  const today = centralDayOf(now());
  const day = (name: "fromDate" | "toDate", label: string, min: string) => (
    <FormField form={form} name={name} label={label}>
      {({ value, set, control }) => (
        <DayInput {...control} value={value} min={min} disabled={disabled} onValueChange={set} />
      )}
    </FormField>
  );
  const choose = (chosen: Length) => {
    const from = firstDay(fromDate);
    changeFields(form, { fromDate: from, toDate: addDays(from, Number(chosen)) });
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        {day("fromDate", "From", today)}
        {day("toDate", "To", fromDate || today)}
        <div className="col-span-2">
          <Segment
            aria-label="How many days"
            value={length}
            choices={LENGTHS.map((value) => ({ value, label: `${value} days` }))}
            disabled={disabled}
            onValueChange={choose}
          />
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
