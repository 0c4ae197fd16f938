import { formatDay } from "@marquee/domain/dates/format-dates";
import { typedDay } from "@marquee/domain/dates/typed-day";
import { formMessages } from "@marquee/domain/validation/messages";
import { CalendarDays } from "lucide-react";
import { useId, useRef, useState } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export interface DayInputProps extends Omit<
  TextInputProps,
  "type" | "icon" | "end" | "min" | "max"
> {
  /** `YYYY-MM-DD`, or empty if nothing is chosen. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
}

/** Without a last day a browser takes six digits for the year: `20270305` would be the year 202703. */
const LAST_DAY = "9999-12-31";

/**
 * A calendar day, typed and shown as lists print it, `YYYY/MM/DD` (DATE-S3), or chosen in the browser's own calendar. What is
 * no day stays in sight and counts as nothing; once the field is left, it says how a day is written.
 */
export function DayInput({
  value,
  onValueChange,
  min,
  max = LAST_DAY,
  disabled,
  onBlur,
  className = "",
  "aria-describedby": describedBy,
  ...rest
}: DayInputProps) {
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const note = useId();
  // what was typed is shown for as long as it means the value, which may be changed from elsewhere
  const shown = typedDay(typed) === value ? typed : formatDay(value);
  const text = left && value !== "" ? formatDay(value) : shown;
  const isNoDay = left && value === "" && text.trim() !== "";
  return (
    <>
      <span className="relative block">
        <TextInput
          {...rest}
          aria-describedby={isNoDay ? `${describedBy ?? ""} ${note}`.trim() : describedBy}
          className={`figures pl-2.5! pr-9! ${className}`}
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
            onValueChange(typedDay(next));
          }}
          end={
            disabled ? undefined : (
              <IconButton
                size="sm"
                label="Open the calendar"
                icon={<CalendarDays className="size-4" aria-hidden="true" />}
                onClick={() => calendar.current?.showPicker()}
              />
            )
          }
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 h-px opacity-0"
          min={min}
          max={max}
          value={value}
          onChange={(event) => {
            setLeft(true);
            onValueChange(event.target.value);
          }}
        />
      </span>
      {isNoDay ? (
        <p id={note} className="text-small text-muted">
          {formMessages.noDay}
        </p>
      ) : null}
    </>
  );
}
