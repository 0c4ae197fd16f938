import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../styles/class-names.ts";
import { LimitNote } from "./limit-note.tsx";

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value" | "prefix" | "size">;

export interface TextInputProps extends Native {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** An icon rendered inside, before the text. */
  readonly icon?: ReactNode;
  /** The most characters that may be stored: beyond them the field says so, and takes them all the same. */
  readonly maxLength?: number;
  /** A control rendered inside, after the text. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. `icon` and `end` sit inside its edge. */
export function TextInput({
  value,
  onValueChange,
  icon,
  end,
  className,
  type = "text",
  maxLength,
  ...rest
}: TextInputProps) {
  const note = <LimitNote value={value} most={maxLength} />;
  const input = (
    <input
      {...rest}
      {...(maxLength !== undefined && value.length > maxLength ? { "aria-invalid": true } : {})}
      type={type}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className={classNames("control", icon ? "pl-9" : false, end ? "pr-11" : false, className)}
    />
  );
  if (!icon && !end)
    return (
      <>
        {input}
        {note}
      </>
    );
  return (
    <>
      <span className="relative flex items-center">
        {icon ? (
          <span
            className="pointer-events-none absolute left-3 text-muted [&_svg]:size-4"
            aria-hidden="true"
          >
            {icon}
          </span>
        ) : null}
        {input}
        {end ? <span className="absolute right-1 flex">{end}</span> : null}
      </span>
      {note}
    </>
  );
}
