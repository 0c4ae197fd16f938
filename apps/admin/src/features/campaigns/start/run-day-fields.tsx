import type { RunForm } from "@marquee/domain/campaigns/run-form";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { now } from "@marquee/ui/browser/now.ts";
import type { DayRange } from "@marquee/ui/calendar/drawn-range.ts";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";
import type { ReactNode } from "react";
import { changeFields, useFields, type FieldsActor } from "../../../page-kit/form/fields-actor.ts";
import { FormField } from "../../../page-kit/form/form-field.tsx";

export interface RunDayFieldsProps {
  readonly form: FieldsActor<RunForm>;
  readonly disabled?: boolean;
  /** What is drawn between the two. */
  readonly between?: ReactNode;
}

/** The first day of a run and the one after its last, chosen as one span. */
export function RunDayFields({ form, disabled = false, between }: RunDayFieldsProps) {
  const { fromDate, toDate } = useFields(form, ({ values }) => values);
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
          min={centralDayOf(now())}
          span={span}
          disabled={disabled}
          onValueChange={set}
        />
      )}
    </FormField>
  );
  return (
    <>
      {day("fromDate", "From")}
      {between}
      {day("toDate", "To")}
    </>
  );
}
