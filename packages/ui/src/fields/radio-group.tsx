import { useId, type ReactNode } from "react";

export interface RadioChoice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  readonly value: Value | "";
  readonly onValueChange: (value: Value) => void;
  readonly choices: readonly RadioChoice<Value>[];
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

/** One of a few that need an explanation. Goes inside a GroupField, which names it. */
export function RadioGroup<Value extends string>({
  value,
  onValueChange,
  choices,
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div className="flex flex-col gap-2.5">
      {choices.map((choice) => (
        <label key={choice.value} className="flex cursor-pointer items-start gap-2.5">
          <input
            {...rest}
            type="radio"
            name={name}
            className="tick mt-0.5"
            checked={choice.value === value}
            onChange={() => onValueChange(choice.value)}
          />
          <span>
            <span>{choice.label}</span>
            {choice.detail ? (
              <span className="block text-small text-muted">{choice.detail}</span>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  );
}
