import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { dayMessages } from "@marquee/domain/dates/messages";
import { typedDay } from "@marquee/domain/dates/typed-day";
import { CalendarDays } from "lucide-react";
import { useId, useState } from "react";
import { now } from "../browser/now.ts";
import { useOnDemand } from "../browser/use-on-demand.ts";
import type { DayRange } from "../calendar/drawn-range.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** The range that a field is one end of: the calendar then draws both at once. */
export interface DaySpan extends DayRange {
  readonly onChange: (range: DayRange) => void;
}

export interface DayInputProps extends Omit<
  TextInputProps,
  "type" | "icon" | "end" | "min" | "max"
> {
  /** `YYYY-MM-DD`, or empty if nothing is chosen. */
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly span?: DaySpan | undefined;
  /** False where a calendar is beside the field already. */
  readonly hasCalendar?: boolean;
  /** Today in Central time. */
  readonly today?: string;
}

const FIRST_DAY = "1900-01-01";
const LAST_DAY = "9999-12-31";

const load = () => import("../calendar/day-panel.tsx");

interface CalendarButtonProps extends Pick<DayInputProps, "span"> {
  readonly value: string;
  readonly today: string;
  readonly min: string;
  readonly max: string;
  readonly onChoose: (day: string) => void;
}

/** Opens the calendar, which is loaded when its button is pointed at. */
function CalendarButton({ value, span, onChoose, ...days }: CalendarButtonProps) {
  const [panel, want, prepare] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  const button = (
    <IconButton
      size="sm"
      label="Open the calendar"
      aria-haspopup="dialog"
      aria-expanded={open}
      icon={<CalendarDays className="size-4" aria-hidden="true" />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        setOpen(true);
        void want().then((came) => (came ? undefined : setOpen(false)));
      }}
    />
  );
  if (!panel) return button;
  return (
    <panel.DayPanel
      {...days}
      trigger={button}
      open={open}
      onOpenChange={setOpen}
      kind={span ? "range" : "day"}
      value={span ?? { fromDate: value, toDate: value }}
      onChange={(range) => (span ? span.onChange(range) : onChoose(range.fromDate))}
    />
  );
}

/**
 * A calendar day, typed and shown as lists print it, `YYYY/MM/DD` (DATE-S3), typed in words (DATE-S4), or chosen in the calendar.
 * Text that is not a day stays visible and counts as nothing; once the field is left, it shows the format of a day.
 */
export function DayInput({
  value,
  onValueChange,
  min = FIRST_DAY,
  max = LAST_DAY,
  span,
  hasCalendar = true,
  today = centralDayOf(now()),
  disabled,
  onBlur,
  className = "",
  "aria-describedby": describedBy,
  ...rest
}: DayInputProps) {
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState(false);
  const note = useId();
  // what was typed is shown for as long as it means the value, which may be changed from elsewhere
  const shown = typedDay(typed, today) === value ? typed : formatDay(value);
  const text = left && value !== "" ? formatDay(value) : shown;
  const isNoDay = left && value === "" && text.trim() !== "";
  return (
    <>
      <TextInput
        {...rest}
        aria-describedby={isNoDay ? `${describedBy ?? ""} ${note}`.trim() : describedBy}
        className={`figures pl-2.5! ${hasCalendar ? "pr-9!" : ""} ${className}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="YYYY/MM/DD"
        disabled={disabled}
        value={text}
        onBlur={(event) => {
          setLeft(true);
          onBlur?.(event);
        }}
        onValueChange={(next) => {
          setLeft(false);
          setTyped(next);
          onValueChange(typedDay(next, today));
        }}
        end={
          disabled || !hasCalendar ? undefined : (
            <CalendarButton
              value={value}
              span={span}
              today={today}
              min={min}
              max={max}
              onChoose={(day) => {
                setLeft(true);
                onValueChange(day);
              }}
            />
          )
        }
      />
      {isNoDay ? (
        <p id={note} className="text-small text-muted">
          {dayMessages.unread}
        </p>
      ) : null}
    </>
  );
}
