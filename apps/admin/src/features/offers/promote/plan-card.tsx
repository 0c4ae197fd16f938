import { useId, type ReactNode } from "react";

export interface PlanCardProps {
  /** Of the radios that it is one of. */
  readonly group: string;
  readonly label: string;
  /** Placed at the end of the label's line. */
  readonly price?: string;
  readonly detail: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  /** More to fill in for this choice. */
  readonly children?: ReactNode;
}

/** One plan of several: its days, its price, and what speaks for it. */
export function PlanCard(props: PlanCardProps) {
  const { group, label, price, detail, chosen, disabled, onChoose, children } = props;
  const id = useId();
  return (
    <div className="rounded-card border border-line-strong bg-raised has-[input[type=radio]:checked]:border-accent has-[input[type=radio]:checked]:bg-accent-soft">
      <label
        className={`flex items-start gap-3 px-3.5 py-2.5 ${disabled ? "text-muted" : "cursor-pointer"}`}
      >
        <input
          type="radio"
          name={group}
          className="tick mt-0.5"
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-detail`}
          disabled={disabled}
          checked={chosen}
          onChange={onChoose}
        />
        <span className="min-w-0 flex-1">
          <span id={`${id}-name`} className="flex items-baseline justify-between gap-3 font-medium">
            <span>{label}</span>{" "}
            {price ? <span className="figures font-semibold">{price}</span> : null}
          </span>
          <span id={`${id}-detail`} className="block text-small text-muted">
            {detail}
          </span>
        </span>
      </label>
      {children ? <div className="px-3.5 pb-3.5 pl-11">{children}</div> : null}
    </div>
  );
}
