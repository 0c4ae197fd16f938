import type { PaymentMethod } from "@marquee/machines/payments/checkout-types";
import { CreditCard, Wallet } from "lucide-react";
import { Segment } from "../../ui/segment.tsx";

export interface MethodChoiceProps {
  readonly value: PaymentMethod;
  readonly onValueChange: (method: PaymentMethod) => void;
  /** While a payment is under way the choice stands still. */
  readonly disabled?: boolean;
}

const CHOICES = [
  {
    value: "card",
    label: (
      <>
        <CreditCard className="size-4" aria-hidden="true" />
        Card
      </>
    ),
  },
  {
    value: "paypal",
    label: (
      <>
        <Wallet className="size-4" aria-hidden="true" />
        PayPal
      </>
    ),
  },
] as const;

/** How to pay. Nobody is asked anything by choosing. */
export function MethodChoice({ value, onValueChange, disabled = false }: MethodChoiceProps) {
  return (
    <Segment
      size="lg"
      aria-label="How to pay"
      value={value}
      choices={CHOICES}
      disabled={disabled}
      onValueChange={onValueChange}
    />
  );
}
