import { typedNumber } from "@marquee/domain/validation/typed-values";
import { useState } from "react";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export interface AmountInputProps extends Omit<TextInputProps, "value" | "onValueChange"> {
  /** Null while nothing was typed, or no number. */
  readonly value: number | null;
  readonly onValueChange: (value: number | null) => void;
  /** How many decimals it takes. */
  readonly decimals?: number;
}

/** A number from 0 on, typed with a point or a comma. What is no number stays in sight and counts as nothing. */
export function AmountInput({
  value,
  onValueChange,
  decimals = 2,
  className = "",
  ...rest
}: AmountInputProps) {
  const [typed, setTyped] = useState("");
  // what was typed is shown for as long as it means the value, which may be changed from elsewhere
  const shown = typedNumber(typed, decimals) === value ? typed : String(value ?? "");
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      className={`figures ${className}`}
      value={shown}
      onValueChange={(text) => {
        setTyped(text);
        onValueChange(typedNumber(text, decimals));
      }}
    />
  );
}
