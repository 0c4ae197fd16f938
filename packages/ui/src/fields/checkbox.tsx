import type { HelpAddress } from "@marquee/domain/help/help-pages";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { HelpMore } from "../controls/help-link.tsx";
import { classNames } from "../styles/class-names.ts";

export interface TickProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  /** Some, but not all, of what it represents. */
  readonly some?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

/** A box alone, for a table row; it needs an `aria-label`. */
export function Tick({ checked, onCheckedChange, some = false, className, ...rest }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !checked;
  }, [some, checked]);
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      checked={checked}
      onChange={(event) => onCheckedChange(event.target.checked)}
      className={classNames("tick", className)}
    />
  );
}

export interface CheckboxProps extends Omit<TickProps, "aria-label" | "some"> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** The sentence of the help that explains `help`; shown with it. */
  readonly more?: HelpAddress | undefined;
}

/** A box with its sentence; the whole line can be pressed. */
export function Checkbox({ label, help, more, disabled = false, ...tick }: CheckboxProps) {
  const helpId = useId();
  return (
    <div>
      <label
        className={classNames(
          "flex w-fit items-start gap-2.5",
          disabled ? "cursor-not-allowed text-muted" : "cursor-pointer",
        )}
      >
        <Tick
          {...tick}
          disabled={disabled}
          className="mt-0.5"
          aria-describedby={
            [tick["aria-describedby"], help ? helpId : ""].filter(Boolean).join(" ") || undefined
          }
        />
        <span>{label}</span>
      </label>
      {help ? (
        <div className="pl-[1.625rem] text-small text-muted">
          <span id={helpId}>{help}</span>
          <HelpMore to={more} />
        </div>
      ) : null}
    </div>
  );
}

export interface CheckboxGroupProps<Value extends string> {
  readonly values: readonly Value[];
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onValuesChange: (values: readonly Value[]) => void;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

/** Any of a few, side by side. Goes inside a GroupField, which names it. */
export function CheckboxGroup<Value extends string>({
  values,
  choices,
  onValuesChange,
  ...rest
}: CheckboxGroupProps<Value>) {
  const set = (value: Value, on: boolean) =>
    onValuesChange(
      choices
        .map((choice) => choice.value)
        .filter((each) => (each === value ? on : values.includes(each))),
    );
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-2">
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          {...rest}
          label={label}
          checked={values.includes(value)}
          onCheckedChange={(on) => set(value, on)}
        />
      ))}
    </div>
  );
}
