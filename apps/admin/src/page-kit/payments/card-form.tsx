import { Elements, PaymentElement, useElements } from "@stripe/react-stripe-js";
import type { StripePaymentElementOptions } from "@stripe/stripe-js";
import { useEffect, useMemo, useState } from "react";
import { useIsDark } from "../../browser/theme.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { cardAppearance } from "./card-appearance.ts";
import type { CardDesk } from "./card-desk.ts";

/** Cards alone: wallets and links would leave the page, or ask for an address we do not need. */
const CARD_ONLY: StripePaymentElementOptions = {
  layout: "tabs",
  wallets: { applePay: "never", googlePay: "never", link: "never" },
};

interface FieldsProps {
  readonly desk: CardDesk;
  readonly locked: boolean;
}

/** The provider's fields. They belong to its frame: what is typed never reaches our code. */
function CardFields({ desk, locked }: FieldsProps) {
  const elements = useElements();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    desk.take(elements);
    return () => desk.take(null);
  }, [desk, elements]);
  return (
    <>
      {ready ? null : <Skeleton className="h-[86px] w-full rounded-control" />}
      <PaymentElement
        options={{ ...CARD_ONLY, readOnly: locked }}
        onReady={() => setReady(true)}
        className={ready ? "" : "sr-only"}
      />
    </>
  );
}

export interface CardFormProps extends FieldsProps {
  readonly clientSecret: string;
}

/** The card form of one payment. Draw it only once the desk has its script; another payment mounts it anew. */
export function CardForm({ clientSecret, ...fields }: CardFormProps) {
  const dark = useIsDark();
  const appearance = useMemo(() => cardAppearance(dark), [dark]);
  return (
    <Elements
      key={clientSecret}
      stripe={fields.desk.stripe}
      options={{ clientSecret, appearance, loader: "never" }}
    >
      <CardFields {...fields} />
    </Elements>
  );
}
