import { centralDayOf } from "@marquee/domain/dates/central-time";
import { shortDay } from "@marquee/domain/dates/format-dates";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { CalendarDays, ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { usePageKeys } from "../page-keys.ts";
import type { FirstDay, FirstOfDays } from "./first-day.ts";
import type { CountedOfDays } from "./range-panel.tsx";
import { presetOf, rangePresets } from "./range-presets.ts";

export interface DateRangeProps {
  /** Two sound days, or null if no day is left out. */
  readonly value: DateRangeDraft | null;
  /** Receives valid ranges alone, a usual one with its name. */
  readonly onValueChange: (range: DateRangeDraft | null, name?: string) => void;
  /** Why the days that an address names are not shown (DATE-V4). */
  readonly refused?: string | null;
  /** Names the way back to no limit, such as "Whole run"; absent if there must be a range. */
  readonly everything?: string;
  /** What the days are of, for users who cannot see what is around the button, and the title of a sheet. */
  readonly label?: string;
  /** What is counted of the chosen days for the button that shows them; absent if nothing is. */
  readonly counted?: CountedOfDays;
  /** The first day that has anything to show: those before it are greyed, with the reason (SCREEN-D4). */
  readonly since?: FirstDay | FirstOfDays | undefined;
  /** Today in Central time; presets count from it. */
  readonly today?: string;
}

const load = () => import("./range-panel.tsx");

/** What the days are in short: "Oct 1 – Nov 27", or one day. */
function rangeText({ fromDate, toDate }: DateRangeDraft, today: string): string {
  const at = `${today}T12:00:00Z`;
  if (fromDate === toDate) return shortDay(fromDate, at);
  return `${shortDay(fromDate, at)} – ${shortDay(toDate, at)}`;
}

/** A range of days of Central time as one button that says which, and opens the panel that changes it (SCREEN-D1). */
export function DateRange({
  value,
  onValueChange,
  everything,
  label = "Dates",
  refused = null,
  counted,
  since,
  today = centralDayOf(now()),
}: DateRangeProps) {
  const [panel, want, prepare] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  const note = useId();
  const presets = rangePresets(today, everything);
  const preset = presetOf(presets, value);
  const show = () => {
    setOpen(true);
    void want().then((came) => (came ? undefined : setOpen(false)));
  };
  usePageKeys((event) => {
    if (event.key !== "d") return;
    event.preventDefault();
    show();
  });
  const text = value === null ? null : rangeText(value, today);
  const trigger = (
    <Button
      className="max-w-full gap-2! print:inline-flex! print:border-0 print:px-0"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-describedby={refused === null ? undefined : note}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={show}
    >
      <CalendarDays className="size-4" aria-hidden="true" />
      <span className="sr-only">{`${label}:`}</span>
      {preset ? <span>{preset.label}</span> : null}
      {text === null ? null : (
        <span
          className={
            preset ? "figures truncate font-normal text-muted max-sm:hidden" : "figures truncate"
          }
        >
          {text}
        </span>
      )}
      <ChevronDown className="size-3.5 print:hidden" aria-hidden="true" />
    </Button>
  );
  return (
    <div className="min-w-0">
      {panel ? (
        <panel.RangePanel
          trigger={trigger}
          label={label}
          open={open}
          onOpenChange={setOpen}
          value={value}
          presets={presets}
          today={today}
          isOptional={everything !== undefined}
          counted={counted}
          since={since}
          onChoose={onValueChange}
        />
      ) : (
        trigger
      )}
      {refused === null ? null : (
        <p id={note} role="status" className="mt-1.5 text-small text-bad-sign">
          {refused}
        </p>
      )}
    </div>
  );
}
