import type { Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "../styles/class-names.ts";
import { LimitNote } from "./limit-note.tsx";

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "onChange" | "value"
> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with what is typed if the browser can. */
export function TextArea({
  value,
  onValueChange,
  className,
  rows = 4,
  maxLength,
  ...rest
}: TextAreaProps) {
  return (
    <>
      <textarea
        {...rest}
        rows={rows}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={classNames(
          "control block field-sizing-content max-h-80 min-h-24 resize-y py-2",
          className,
        )}
      />
      <LimitNote value={value} most={maxLength} />
    </>
  );
}
