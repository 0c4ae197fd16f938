import { calendarDays } from "@marquee/domain/dates/days";
import { type DateRangeDraft, dateRangeRules } from "@marquee/domain/reports/date-range";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { countWords } from "@marquee/domain/wire/count-words";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { Calendar } from "@marquee/ui/calendar/calendar.tsx";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { FloatingPanel } from "@marquee/ui/overlays/floating-panel.tsx";
import { useQuery, type QueryKey } from "@tanstack/react-query";
import { Fragment, useId, useState, type ReactElement } from "react";
import { KeyLine } from "../key-line.tsx";
import { type FirstDay, type FirstOfDays, greyText, isBefore } from "./first-day.ts";
import { isSameRange, presetOf, type RangePreset } from "./range-presets.ts";

const EMPTY: DateRangeDraft = { fromDate: "", toDate: "" };
const FIRST_DAY = "1900-01-01";

/** How many of something some days have, of all days for null. */
export interface CountedOfDays {
  readonly queryKey: QueryKey;
  readonly count: (range: DateRangeDraft | null, signal: AbortSignal) => Promise<number>;
  /** One of it: "invoice". */
  readonly one: string;
}

interface CountProps {
  readonly of: CountedOfDays;
  readonly range: DateRangeDraft | null;
}

/** What the button would show, as in " 11 invoices"; nothing until it is known. */
function Count({ of: { queryKey, count, one }, range }: CountProps) {
  const { data } = useQuery({
    queryKey: [...queryKey, "count", range],
    queryFn: ({ signal }) => count(range, signal),
  });
  return data === undefined ? null : ` ${countWords(data, one)}`;
}

interface RangeChoiceProps {
  readonly value: DateRangeDraft | null;
  readonly presets: readonly RangePreset[];
  readonly today: string;
  /** No days at all are a choice, too. */
  readonly isOptional: boolean;
  /** What is counted of the chosen days for the button that shows them; absent if nothing is. */
  readonly counted?: CountedOfDays | undefined;
  /** Days before it are greyed; absent if any day may have something. */
  readonly since?: FirstDay | undefined;
  readonly onChoose: (range: DateRangeDraft | null, name?: string) => void;
  readonly onCancel: () => void;
}

export interface RangePanelProps extends Omit<RangeChoiceProps, "onCancel" | "since"> {
  readonly since?: FirstDay | FirstOfDays | undefined;
  readonly trigger: ReactElement;
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const countDays = ({ fromDate, toDate }: DateRangeDraft): string => {
  if (fromDate === "" || toDate === "" || toDate < fromDate) return "";
  const days = calendarDays(fromDate, toDate) + 1;
  return countWords(days, "day");
};

const KEYS = [
  ["← → ↑ ↓", "day, week"],
  ["Shift", "with arrows: range"],
  ["PgUp", "month"],
  ["T", "today"],
  ["Enter", "choose"],
  ["Esc", "as it was"],
] as const;

function RangeChoice(props: RangeChoiceProps) {
  const { value, presets, today, isOptional, counted, onChoose, onCancel } = props;
  // the browser's clock may be behind that of the rows
  const since = props.since && props.since.day <= today ? props.since : undefined;
  const note = useId();
  const narrow = useNarrow();
  const [draft, setDraft] = useState<DateRangeDraft>(value ?? EMPTY);
  const [checked, setChecked] = useState(false);
  // typed days lead the calendar to their month, drawn ones do not
  const [typed, setTyped] = useState(0);
  const issues = checked ? ruleIssues(dateRangeRules, draft, undefined) : [];
  const isNone = isOptional && isSameRange(draft, EMPTY);
  // days that are shown already break no rule, such as one day by its name
  const isShown = isSameRange(draft, value);
  const isValid = isShown || ruleIssues(dateRangeRules, draft, undefined).length === 0;
  const show = () => {
    if (isNone) return onChoose(null);
    if (isShown) return onCancel();
    if (!isValid) return setChecked(true);
    onChoose(draft);
  };
  const chosen = presetOf(presets, draft.fromDate === "" && draft.toDate === "" ? null : draft);
  const ordered =
    narrow && chosen ? [chosen, ...presets.filter((each) => each !== chosen)] : presets;
  const day = (name: keyof DateRangeDraft, text: string) => (
    <Field label={text} error={issues.find(({ field }) => field === name)?.message}>
      {(control) => (
        <DayInput
          {...control}
          hasCalendar={false}
          today={today}
          value={draft[name]}
          onValueChange={(next) => {
            setDraft((old) => ({ ...old, [name]: next }));
            if (next !== "") setTyped((count) => count + 1);
          }}
          onKeyDown={(event) => (event.key === "Enter" ? show() : undefined)}
        />
      )}
    </Field>
  );
  return (
    <div className="md:w-181">
      <div className="md:grid md:grid-cols-[10.25rem_minmax(0,1fr)]">
        <div
          role="group"
          aria-label="Usual ranges"
          className="flex gap-px md:flex-col md:border-r md:border-line md:p-2.5 max-md:-mx-6 max-md:gap-1.5 max-md:overflow-x-auto max-md:border-b max-md:border-line max-md:px-6 max-md:pb-3"
        >
          {ordered.map((preset) => (
            <Fragment key={preset.label}>
              {preset.isFirst ? <hr className="mx-2.5 my-1.5 border-line max-md:hidden" /> : null}
              <button
                type="button"
                aria-pressed={preset === chosen}
                {...(isBefore(preset, since)
                  ? { "aria-disabled": true, "aria-describedby": note, title: greyText(since) }
                  : { onClick: () => onChoose(preset.range, preset.name) })}
                className="h-8.5 shrink-0 rounded-small px-2.5 text-left text-body whitespace-nowrap hover:bg-press aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-60 aria-pressed:bg-accent-tint aria-pressed:font-medium aria-pressed:text-accent-strong max-md:border max-md:border-line-strong max-md:px-3 max-md:aria-pressed:border-transparent"
              >
                {preset.label}
              </button>
            </Fragment>
          ))}
        </div>
        <div className="py-2.5 md:px-5 md:py-3.5">
          <Calendar
            key={typed}
            hasFocus={typed === 0}
            kind="range"
            months={narrow ? 1 : 2}
            today={today}
            min={since?.day ?? FIRST_DAY}
            max={today}
            value={draft}
            onChange={(range) => {
              setChecked(false);
              setDraft(range);
            }}
          />
          <p id={note} role="note" className="mt-2 text-small text-muted">
            {greyText(since)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-3 border-t border-line py-3 md:px-5 max-md:-mx-6 max-md:px-6">
        <div className="min-w-32 flex-1 md:max-w-34">{day("fromDate", "From")}</div>
        <div className="min-w-32 flex-1 md:max-w-34">{day("toDate", "To")}</div>
        <p
          className="figures text-small text-muted max-md:order-first max-md:w-full md:pt-8.5"
          aria-live="polite"
        >
          <span>{countDays(draft)}</span> <span className="text-tiny">{ZONE_NAME}</span>
        </p>
        <div className="ml-auto flex gap-2 self-end max-md:w-full">
          <Button variant="ghost" className="max-md:hidden" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" className="max-md:h-11 max-md:w-full" onClick={show}>
            <span>
              Show
              {counted && (isNone || isValid) ? (
                <Count of={counted} range={isNone ? null : draft} />
              ) : null}
            </span>
          </Button>
        </div>
      </div>
      <div className="border-t border-line px-5 py-2 max-md:hidden">
        <KeyLine keys={KEYS} />
      </div>
    </div>
  );
}

/** The choice, with the first day that has anything once it is known. */
function RangeSince({
  since: { queryKey, read, what },
  ...rest
}: Omit<RangeChoiceProps, "since"> & { readonly since: FirstOfDays }) {
  const { data: day } = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  return <RangeChoice {...rest} since={day ? { day, what } : undefined} />;
}

/** Presets, a calendar and two fields of a range of days (SCREEN-D1). What is drawn or typed counts once it is shown. */
export function RangePanel({
  trigger,
  label,
  open,
  onOpenChange,
  onChoose,
  since,
  ...rest
}: RangePanelProps) {
  const close = () => onOpenChange(false);
  const choice = {
    ...rest,
    onCancel: close,
    onChoose: (range: DateRangeDraft | null, name?: string) => {
      close();
      onChoose(range, name);
    },
  };
  return (
    <FloatingPanel trigger={trigger} label={label} open={open} onOpenChange={onOpenChange}>
      {since && "read" in since ? (
        <RangeSince {...choice} since={since} />
      ) : (
        <RangeChoice {...choice} since={since} />
      )}
    </FloatingPanel>
  );
}
