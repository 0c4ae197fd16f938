import {
  CALENDAR_RANGES,
  type DateRangeDraft,
  dateRangeRules,
  lastDays,
  lastDaysName,
  USUAL_DAYS,
} from "@marquee/domain/reports/date-range";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { ArrowRight, ChevronDown } from "lucide-react";
import { useState, type FocusEvent } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Menu, MenuItem } from "@marquee/ui/overlays/menu.tsx";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";

/** A range that is one press away. */
interface Preset {
  readonly label: string;
  readonly range: DateRangeDraft | null;
  /** What an address and a view call it. */
  readonly name?: string;
}

const EMPTY: DateRangeDraft = { fromDate: "", toDate: "" };

const same = (one: DateRangeDraft | null, other: DateRangeDraft | null): boolean =>
  one?.fromDate === other?.fromDate && one?.toDate === other?.toDate;

const rangeIssues = (range: DateRangeDraft) => ruleIssues(dateRangeRules, range, undefined);

export interface DateRangeProps {
  /** Two sound days, or null if no day is left out. */
  readonly value: DateRangeDraft | null;
  /** Receives valid ranges alone, a usual one with its name; what breaks a rule is shown at its field, and the last valid one stays. */
  readonly onValueChange: (range: DateRangeDraft | null, name?: string) => void;
  /** Why the days that an address names are not shown (DATE-V4). */
  readonly refused?: string | null;
  /** Names the way back to no limit, such as "Whole run"; absent if there must be a range. */
  readonly everything?: string;
  /** Names the group for users who cannot see what is around it. */
  readonly label?: string;
  /** Today in Central time; presets count from it. */
  readonly today?: string;
}

/**
 * From and to as calendar days of Central time, with the usual ranges beside them. Days are typed or picked by
 * the browser's own control; the rules of the date filter are checked once the group is left, or on Enter.
 */
export function DateRange({
  value,
  onValueChange,
  everything,
  label = "Dates",
  refused = null,
  today = centralDayOf(now()),
}: DateRangeProps) {
  const [typed, setTyped] = useState<DateRangeDraft>(value ?? EMPTY);
  const [known, setKnown] = useState(value);
  const [checked, setChecked] = useState(false);
  if (!same(known, value)) {
    // changed from outside: a preset, Back, a link
    setKnown(value);
    setTyped(value ?? EMPTY);
    setChecked(false);
  }
  const issues = checked ? rangeIssues(typed) : [];
  const errorAt = (name: keyof DateRangeDraft) =>
    issues.find(({ field }) => field === name)?.message;
  const type = (part: Partial<DateRangeDraft>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    if (rangeIssues(next).length > 0) return;
    setChecked(false);
    setKnown(next);
    onValueChange(next);
  };
  const check = () => {
    // what is shown breaks no rule, and two empty fields are no range if none is needed
    setChecked(!same(typed, value) && (everything === undefined || !same(typed, EMPTY)));
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) check();
  };
  const presets: readonly Preset[] = [
    ...(everything === undefined ? [] : [{ label: everything, range: null }]),
    ...USUAL_DAYS.map((days) => ({
      label: `Last ${days} days`,
      range: lastDays(days, today),
      name: lastDaysName(days),
    })),
  ];
  const choose = ({ range, name }: Preset) => {
    setTyped(range ?? EMPTY);
    setChecked(false);
    onValueChange(range, name);
  };
  const ofCalendar = CALENDAR_RANGES.map(({ label, name, rangeOn }) => ({
    label,
    name,
    range: rangeOn(today),
  }));
  // the days of two names may be the same: those beside the menu are marked first
  const chosen = presets.some(({ range }) => same(range, value))
    ? undefined
    : ofCalendar.find(({ range }) => same(range, value));
  const day = (name: keyof DateRangeDraft, text: string) => (
    <Field label={text} error={errorAt(name)}>
      {(control) => (
        <DayInput
          {...control}
          value={typed[name]}
          max={name === "fromDate" ? typed.toDate || today : today}
          onValueChange={(next) => type({ [name]: next })}
          onKeyDown={(event) => (event.key === "Enter" ? check() : undefined)}
        />
      )}
    </Field>
  );
  return (
    <div className="@container min-w-0" onBlur={onBlur}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-small font-medium">
          <span>{label}</span> <span className="font-normal text-muted">{ZONE_NAME}</span>
        </legend>
        <div className="flex flex-wrap items-start gap-3">
          <div className="grid min-w-0 flex-1 basis-72 grid-cols-[minmax(0,1fr)_1rem_minmax(0,1fr)] items-start gap-2 @xl:max-w-96">
            {day("fromDate", "From")}
            <span className="mt-6.5 grid h-9 place-items-center text-muted" aria-hidden="true">
              <ArrowRight className="size-4" />
            </span>
            {day("toDate", "To")}
          </div>
          <div role="group" aria-label="Usual ranges" className="flex flex-wrap gap-1 @xl:mt-6.5">
            {presets.map((preset) => (
              <Button
                key={preset.label}
                variant="ghost"
                aria-pressed={same(preset.range, value)}
                className="aria-pressed:bg-accent-tint aria-pressed:text-accent-strong"
                onClick={() => choose(preset)}
              >
                {preset.label}
              </Button>
            ))}
            <Menu
              align="start"
              trigger={
                <Button
                  variant="ghost"
                  data-chosen={chosen !== undefined}
                  className="data-[chosen=true]:bg-accent-tint data-[chosen=true]:text-accent-strong"
                >
                  <span>{chosen?.label ?? "More"}</span>
                  <ChevronDown className="size-4" aria-hidden="true" />
                </Button>
              }
            >
              {ofCalendar.map((preset) => (
                <MenuItem key={preset.name} onSelect={() => choose(preset)}>
                  {preset.label}
                </MenuItem>
              ))}
            </Menu>
          </div>
        </div>
        {refused === null ? null : (
          <p role="status" className="mt-1.5 text-small text-danger">
            {refused}
          </p>
        )}
      </fieldset>
    </div>
  );
}
