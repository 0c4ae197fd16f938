import { roleColour } from "@marquee/ui/browser/role-colour.ts";
import { useIsDark } from "@marquee/ui/browser/theme.ts";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Elements, PaymentElement, useElements } from "@stripe/react-stripe-js";
import type { Appearance, StripePaymentElementOptions } from "@stripe/stripe-js";
import { useEffect, useMemo, useState } from "react";
import { ProviderFormFailed } from "../checkout/provider-form-failed.tsx";
import type { StripeBridge } from "../stripe-bridge.ts";

/** Our look in the provider's terms: its frame cannot see our colours. Read again when the theme changes. */
function cardAppearance(dark: boolean): Appearance {
  const line = roleColour("--line-control");
  const focus = roleColour("--focus");
  const bad = roleColour("--bad-sign");
  return {
    theme: dark ? "night" : "stripe",
    labels: "above",
    variables: {
      colorPrimary: roleColour("--accent"),
      colorBackground: roleColour("--field"),
      colorText: roleColour("--ink"),
      colorTextSecondary: roleColour("--muted"),
      colorTextPlaceholder: roleColour("--muted"),
      colorDanger: bad,
      fontFamily: "Inter, system-ui, sans-serif",
      // as large as the text around the frame, also if the browser's own size is larger
      fontSizeBase: getComputedStyle(document.body).fontSize,
      borderRadius: "8px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border: `1px solid ${line}`, boxShadow: "none", padding: "8px 12px" },
      ".Input:focus": { border: `1px solid ${focus}`, boxShadow: `0 0 0 1px ${focus}` },
      ".Input--invalid": { border: `1px solid ${bad}`, boxShadow: "none" },
    },
  };
}

/** Cards alone: wallets and links would leave the page, or require an address we do not need. */
const CARD_ONLY: StripePaymentElementOptions = {
  layout: "tabs",
  wallets: { applePay: "never", googlePay: "never", link: "never" },
};

export interface CardFormProps {
  readonly bridge: StripeBridge;
  readonly clientSecret: string;
  readonly locked: boolean;
  /** What stays as it was if the form does not come. */
  readonly reassurance: string;
}

interface FieldsProps extends Pick<CardFormProps, "bridge" | "locked"> {
  readonly onFailed: () => void;
}

/** The provider's fields. They belong to its frame: what is typed never reaches our code. */
function CardFields({ bridge, locked, onFailed }: FieldsProps) {
  const elements = useElements();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!ready) return;
    bridge.setElements(elements);
    return () => bridge.setElements(null);
  }, [bridge, elements, ready]);
  return (
    <>
      {ready ? null : <Skeleton className="h-[5.375rem] w-full rounded-control" />}
      <PaymentElement
        options={{ ...CARD_ONLY, readOnly: locked }}
        onReady={() => setReady(true)}
        onLoadError={onFailed}
        className={ready ? "" : "sr-only"}
      />
    </>
  );
}

/** The card form of one payment. Render it only once the bridge has its script; another payment mounts a new form. */
export function CardForm({ clientSecret, bridge, locked, reassurance }: CardFormProps) {
  const dark = useIsDark();
  const appearance = useMemo(() => cardAppearance(dark), [dark]);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <ProviderFormFailed
        title="The card form could not be loaded"
        host="js.stripe.com"
        reassurance={reassurance}
        onRetry={() => {
          setFailed(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  return (
    <Elements
      key={`${clientSecret} ${attempt}`}
      stripe={bridge.stripe}
      options={{ clientSecret, appearance, loader: "never" }}
    >
      <CardFields bridge={bridge} locked={locked} onFailed={() => setFailed(true)} />
    </Elements>
  );
}
