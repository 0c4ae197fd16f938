import type { RunForm } from "@marquee/domain/campaigns/run-form";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays, calendarDays, isDay } from "@marquee/domain/dates/days";
import { now } from "@marquee/ui/browser/now.ts";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { changeFields, useFields, type FieldsActor } from "../../../page-kit/form/fields-actor.ts";

const LENGTHS = ["7", "14", "30"] as const;

export interface RunLengthProps {
  readonly form: FieldsActor<RunForm>;
  readonly disabled?: boolean;
}

/** A week, two, or a month by one press: from the first day that is chosen, or from today. */
export function RunLength({ form, disabled = false }: RunLengthProps) {
  const { fromDate, toDate } = useFields(form, ({ values }) => values);
  const days = isDay(fromDate) && isDay(toDate) ? String(calendarDays(fromDate, toDate)) : "";
  return (
    <Segment
      aria-label="How many days"
      value={LENGTHS.find((one) => one === days) ?? ""}
      choices={LENGTHS.map((value) => ({ value, label: `${value} days` }))}
      disabled={disabled}
      onValueChange={(chosen) => {
        const from = isDay(fromDate) ? fromDate : centralDayOf(now());
        changeFields(form, { fromDate: from, toDate: addDays(from, Number(chosen)) });
      }}
    />
  );
}
