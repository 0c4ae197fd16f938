import { formMessages } from "@marquee/domain/validation/messages";
import { typedNumber } from "@marquee/domain/validation/typed-values";
import { useId, useState } from "react";
import { useFieldNote } from "./field-note.ts";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export interface AmountInputProps extends Omit<TextInputProps, "value" | "onValueChange"> {
  /** Null while nothing was typed, or no number. */
  readonly value: number | null;
  /** Gets what was typed besides: null is nothing typed, and a text that is no number. */
  readonly onValueChange: (value: number | null, typed: string) => void;
  /** How many decimals it takes. */
  readonly decimals?: number;
}

/** What is typed, and what the value became by it: another value than that comes from elsewhere, and is shown instead. */
interface Entry {
  readonly text: string;
  /** Absent until the change has reached the value. */
  readonly value?: number | null;
}

/** A value as it is shown until something is typed: a part of a dollar with its cents, 0.40. */
const shownValue = (value: number | null, decimals: number): string =>
  value === null || Number.isInteger(value) ? String(value ?? "") : value.toFixed(decimals);

/** The text of a field whose value is the number that the text means (FORM-E7). */
function useTypedText(value: number | null, decimals: number) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const number = entry === null ? null : typedNumber(entry.text, decimals);
  const isOwn =
    entry !== null && (!("value" in entry) || Object.is(entry.value, value) || number === value);
  if (entry !== null && !isOwn) setEntry(null);
  // a form without null holds 0 while the text is not a number yet: the typed text stays
  else if (entry !== null && !Object.is(entry.value, value)) setEntry({ text: entry.text, value });
  const text = isOwn ? entry.text : shownValue(value, decimals);
  return {
    text,
    isNoNumber: text.trim() !== "" && typedNumber(text, decimals) === null,
    type: (typed: string) => setEntry({ text: typed }),
  };
}

/**
 * A number from 0 on, typed with a point or a comma. The text is the field's own, the value is what it means: what is no
 * number, or not one yet, stays in sight and counts as nothing; once the field is left, it says how a number is written (FORM-E5).
 */
export function AmountInput({
  value,
  onValueChange,
  onBlur,
  decimals = 2,
  className = "",
  "aria-describedby": describedBy,
  ...rest
}: AmountInputProps) {
  const { text, isNoNumber, type } = useTypedText(value, decimals);
  const [left, setLeft] = useState(false);
  const note = useId();
  const isUnread = left && isNoNumber;
  // one message at a time: a field with a text is not reported as missing
  const isBroken = rest["aria-invalid"] === true;
  useFieldNote(isUnread && isBroken ? formMessages.noAmount : null);
  const isNoted = isUnread && !isBroken;
  return (
    <>
      <TextInput
        {...rest}
        aria-describedby={isNoted ? `${describedBy ?? ""} ${note}`.trim() : describedBy}
        inputMode="decimal"
        autoComplete="off"
        className={`figures ${className}`}
        value={text}
        onBlur={(event) => {
          setLeft(true);
          onBlur?.(event);
        }}
        onValueChange={(typed) => {
          setLeft(false);
          type(typed);
          onValueChange(typedNumber(typed, decimals), typed);
        }}
      />
      {isNoted ? (
        <p id={note} className="text-small text-muted">
          {formMessages.noAmount}
        </p>
      ) : null}
    </>
  );
}
