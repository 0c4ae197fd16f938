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

/** A calendar day, by the browser's own picker: it knows the user's language and keyboard. */
export function DayInput({ className = "", max = LAST_DAY, ...rest }: DayInputProps) {
  return <TextInput {...rest} type="date" max={max} className={`figures ${className}`} />;
}
