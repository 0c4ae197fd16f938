import { TextInput, type TextInputProps } from "./text-input.tsx";

export interface DayInputProps extends Omit<
  TextInputProps,
  "type" | "icon" | "end" | "min" | "max"
> {
  /** `YYYY-MM-DD`, or empty where nothing is chosen. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
}

/** A calendar day, by the browser's own picker: it knows the person's language and keyboard. */
export function DayInput({ className = "", ...rest }: DayInputProps) {
  return <TextInput {...rest} type="date" className={`figures ${className}`} />;
}
