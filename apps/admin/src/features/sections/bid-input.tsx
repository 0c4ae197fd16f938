import { AmountInput, type AmountInputProps } from "@marquee/ui/fields/amount-input.tsx";

export interface BidInputProps extends Omit<AmountInputProps, "onValueChange" | "value"> {
  readonly value: number;
  /** Receives NaN for a text that is no number: that is not a bid of 0, and is not saved (KEYWORD-B1). */
  readonly onValueChange: (bid: number) => void;
}

/** What one bids for a click. Nothing typed is a bid of 0, as the specification presets it. */
export const BidInput = ({ value, onValueChange, ...rest }: BidInputProps) => (
  <AmountInput
    {...rest}
    value={value}
    onValueChange={(bid, typed) => onValueChange(bid ?? (typed.trim() === "" ? 0 : Number.NaN))}
  />
);
