import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { DayButton, DayPicker, type DayButtonProps } from "react-day-picker";
import {
  dayByArrow,
  dayWithin,
  earliestMonth,
  endOf,
  firstMonthFor,
  monthOf,
  rangeBetween,
  type DayRange,
} from "./drawn-range.ts";

export interface CalendarProps {
  /** What is chosen; of a single day both are that day. */
  readonly value: DayRange;
  /** A click chooses a day, or begins and ends a range. */
  readonly kind: "day" | "range";
  readonly months: 1 | 2;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  /** Takes the focus once it is there; by default. */
  readonly hasFocus?: boolean;
  /** Receives what is drawn; `isEnded` once a click or Enter has ended it. */
  readonly onChange: (range: DayRange, isEnded: boolean) => void;
}

/** Days have no zone. The picker counts them in UTC, so that no clock of the browser changes them. */
const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): string => new Date(date.getTime()).toISOString().slice(0, 10);

const FACE = "rounded-control outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus";

const CLASSES = {
  months: "flex gap-6 max-md:block",
  month: "grid min-w-0 grid-cols-[1.75rem_minmax(0,1fr)_1.75rem] items-center gap-y-1.5 md:w-62",
  month_caption: "col-start-2 row-start-1 text-center font-semibold",
  button_previous:
    "col-start-1 row-start-1 grid size-7 place-items-center rounded-small text-muted hover:bg-press aria-disabled:opacity-40 max-md:size-9",
  button_next:
    "col-start-3 row-start-1 grid size-7 place-items-center rounded-small text-muted hover:bg-press aria-disabled:opacity-40 max-md:size-9",
  month_grid:
    "col-span-3 w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5",
  weekday: "h-6 text-tiny font-medium text-muted",
  day: "figures h-8.5 p-0 text-center text-small max-md:h-10 not-data-selected:[&>button:enabled]:hover:bg-press",
  day_button: `relative grid size-full place-items-center ${FACE}`,
  range_middle: "bg-accent-tint text-accent-strong first:rounded-l-control last:rounded-r-control",
  range_start:
    "rounded-l-control bg-accent-tint [&>button]:bg-accent [&>button]:font-semibold [&>button]:text-on-accent",
  range_end:
    "rounded-r-control bg-accent-tint [&>button]:bg-accent [&>button]:font-semibold [&>button]:text-on-accent",
  today:
    "[&>button]:after:absolute [&>button]:after:bottom-1 [&>button]:after:size-1 [&>button]:after:rounded-full [&>button]:after:bg-current",
  hidden: "invisible",
  disabled: "text-muted opacity-60 [&>button]:cursor-not-allowed",
} as const;

function Chevron({ orientation }: { readonly orientation?: string | undefined }) {
  const Icon = orientation === "right" ? ChevronRight : ChevronLeft;
  return <Icon className="size-4" aria-hidden="true" />;
}

/**
 * A day of the calendar. The one that had the focus last is its only tab stop, also if the focus was moved there by a key
 * that the picker does not know (SCREEN-D2).
 */
function Day({ tabIndex, ...props }: DayButtonProps) {
  const { isStop = false, hasStop = false } = props.modifiers;
  const own = isStop ? 0 : -1;
  return <DayButton {...props} tabIndex={hasStop ? own : tabIndex} />;
}

/**
 * Months of days to choose from with a pointer, a finger or the keyboard: arrows go by day and week, Page Up and Page Down by
 * month, with Shift by year, Home and End to the ends of a week, T to today. In a range Shift with an arrow draws (SCREEN-D2).
 */
export function Calendar({
  value,
  kind,
  months,
  today,
  min,
  max,
  hasFocus = true,
  onChange,
}: CalendarProps) {
  const earliest = earliestMonth(min, max, months);
  const [turned, setMonth] = useState(() =>
    firstMonthFor(dayWithin(endOf(value) || today, min, max), earliest, months),
  );
  // the first day that may be chosen can be known later than the rest
  const month = turned < earliest ? earliest : turned;
  const [anchor, setAnchor] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [wanted, setWanted] = useState<{ readonly day: string } | null>(() =>
    hasFocus ? { day: dayWithin(endOf(value) || today, min, max) } : null,
  );
  const [stop, setStop] = useState("");
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    days.current?.querySelector<HTMLElement>(`[data-day="${wanted.day}"] button`)?.focus();
  }, [wanted]);
  const drawn = anchor !== null && pointed !== null ? rangeBetween(anchor, pointed) : value;
  const { fromDate, toDate: lastDay } = rangeBetween(drawn.fromDate || drawn.toDate, endOf(drawn));
  const selected = fromDate === "" ? undefined : { from: toDate(fromDate), to: toDate(lastDay) };
  const isStopShown = stop >= month && firstMonthFor(stop, earliest, months) <= month;
  const goTo = (day: string) => {
    const first = firstMonthFor(day, earliest, months);
    const last = monthOf(day);
    if (month < first || month > last) setMonth(month < first ? first : last);
    setWanted({ day });
  };
  const choose = (day: string) => {
    setPointed(null);
    if (kind === "day") return onChange({ fromDate: day, toDate: day }, true);
    if (anchor === null) {
      setAnchor(day);
      return onChange({ fromDate: day, toDate: day }, false);
    }
    setAnchor(null);
    onChange(rangeBetween(anchor, day), true);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const day = event.target.closest("[data-day]")?.getAttribute("data-day");
    if (!day) return;
    const next = event.shiftKey ? dayByArrow(event.key, day) : null;
    const isToday = event.key === "t" || event.key === "T";
    if (next === null && !isToday) return;
    event.preventDefault();
    // the picker goes by months and years with Shift and an arrow
    event.stopPropagation();
    const to = dayWithin(next ?? today, min, max);
    goTo(to);
    if (next === null || kind === "day") return;
    const from = anchor ?? day;
    setAnchor(from);
    setPointed(null);
    onChange(rangeBetween(from, to), false);
  };
  return (
    <div ref={days} onKeyDownCapture={onKey} onPointerLeave={() => setPointed(null)}>
      <DayPicker
        timeZone="UTC"
        mode="range"
        navLayout="around"
        numberOfMonths={months}
        month={toDate(month)}
        onMonthChange={(next) => setMonth(toDay(next))}
        startMonth={toDate(earliest)}
        endMonth={toDate(monthOf(max))}
        today={toDate(today)}
        selected={selected}
        onSelect={(_, day) => choose(toDay(day))}
        onDayMouseEnter={(day) => (anchor === null ? undefined : setPointed(toDay(day)))}
        disabled={[{ before: toDate(min) }, { after: toDate(max) }]}
        classNames={CLASSES}
        modifiers={{ hasStop: isStopShown, isStop: isStopShown ? toDate(stop) : [] }}
        onDayFocus={(day) => setStop(toDay(day))}
        components={{ Chevron, DayButton: Day }}
      />
    </div>
  );
}
