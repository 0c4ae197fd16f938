import { formMessages } from "@marquee/domain/validation/messages";
import { typedNumber } from "@marquee/domain/validation/typed-values";
import { useId, useState } from "react";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export interface AmountInputProps extends Omit<TextInputProps, "value" | "onValueChange"> {
  /** Null while nothing was typed, or no number. */
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  /** How many decimals it takes. */
  readonly decimals?: number;
}

/**
 * A number from 0 on, typed with a point or a comma. What is no number stays in sight and counts as nothing; once the field
 * is left, it says how a number is written (FORM-E5).
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
  const [typed, setTyped] = useState("");
  const [left, setLeft] = useState(false);
  const note = useId();
  const number = typedNumber(typed, decimals);
  // what was typed is shown for as long as it means the value, which may be changed from elsewhere
  const shown = number === value ? typed : String(value ?? "");
  const isNoNumber = left && number === null && shown.trim() !== "";
  return (
    <>
      <TextInput
        {...rest}
        aria-describedby={isNoNumber ? `${describedBy ?? ""} ${note}`.trim() : describedBy}
        inputMode="decimal"
        autoComplete="off"
        className={`figures ${className}`}
        value={shown}
        onBlur={(event) => {
          setLeft(true);
          onBlur?.(event);
        }}
        onValueChange={(text) => {
          setLeft(false);
          setTyped(text);
          onValueChange(typedNumber(text, decimals));
        }}
      />
      {isNoNumber ? (
        <p id={note} className="text-small text-muted">
          {formMessages.noAmount}
        </p>
      ) : null}
    </>
  );
}
