import { useId, type ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export interface SegmentProps<Value extends string> {
  /** Empty while nothing is chosen. */
  readonly value: Value | "";
  readonly onValueChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly disabled?: boolean;
  readonly size?: "md" | "lg";
  /** Names the set if no GroupField around it does. */
  readonly "aria-label"?: string;
}

/** One of two or three, all in sight; separate buttons while none is chosen. Arrow keys move between them, as radios do. */
export function Segment<Value extends string>({
  value,
  onValueChange,
  choices,
  disabled = false,
  size = "md",
  ...rest
}: SegmentProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={rest["aria-label"]}
      className={classNames(
        "flex",
        size === "lg" ? "h-10" : "h-9",
        value === "" ? "gap-2" : "gap-0.5 rounded-control bg-press p-[3px]",
      )}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(
            "relative flex flex-1 items-center justify-center gap-2 rounded-small px-3 font-medium whitespace-nowrap text-muted transition-colors",
            value === "" && "rounded-control! border border-line-control bg-field text-ink!",
            "has-checked:bg-thumb has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong",
            "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
            disabled ? "cursor-not-allowed opacity-60" : "cursor-pointer",
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 m-0 size-full appearance-none opacity-0"
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onValueChange(choice.value)}
          />
          <span className="flex items-center gap-2">{choice.label}</span>
        </label>
      ))}
    </div>
  );
}
