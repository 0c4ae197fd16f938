import { paymentMessages } from "@marquee/domain/payments/messages";
import type { PaymentMethod } from "@marquee/machines/payments/payment-method.model";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { CreditCard, Wallet } from "lucide-react";

export interface MethodChoiceProps {
  readonly value: PaymentMethod;
  readonly onValueChange: (method: PaymentMethod) => void;
  /** While a payment is under way the choice is fixed. */
  readonly disabled?: boolean;
}

/** If there is little room, the icon is left out. */
const ICON = "size-4 max-[23rem]:hidden";

const CHOICES = [
  {
    value: "card",
    label: (
      <>
        <CreditCard className={ICON} aria-hidden="true" />
        <span>{paymentMessages.byCard}</span>
      </>
    ),
  },
  {
    value: "paypal",
    label: (
      <>
        <Wallet className={ICON} aria-hidden="true" />
        <span>{paymentMessages.byPaypal}</span>
      </>
    ),
  },
] as const;

/** How to pay. Choosing charges nothing. */
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
