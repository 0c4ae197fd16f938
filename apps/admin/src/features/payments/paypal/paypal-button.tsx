import {
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayPal,
  usePayPalOneTimePaymentSession,
} from "@paypal/react-paypal-js/sdk-v6";
import { createElement, useEffect } from "react";
import type { PaypalPaymentActor } from "../checkout/payment-actor-types.ts";
import type { PaypalBridge } from "./paypal-bridge.ts";

export interface PaypalButtonProps {
  readonly actor: PaypalPaymentActor;
  readonly bridge: PaypalBridge;
  /** Marquee's client id, for PayPal's script. */
  readonly clientId: string;
  readonly disabled: boolean;
}

function OrderButton({ actor, bridge, disabled }: Omit<PaypalButtonProps, "clientId">) {
  const { loadingStatus, isHydrated } = usePayPal();
  const fail = () => {
    // If no order came, the machine may have ended for that reason.
    if (actor.getSnapshot().status === "active") actor.send({ type: "window.failed" });
  };
  const { error, isPending, handleClick } = usePayPalOneTimePaymentSession({
    createOrder: bridge.loadOrder,
    onApprove: async () => actor.send({ type: "order.approved" }),
    onCancel: () => actor.send({ type: "window.closed" }),
    onError: fail,
  });
  const broken = error !== null || loadingStatus === INSTANCE_LOADING_STATE.REJECTED;
  useEffect(() => {
    if (broken) actor.send({ type: "button.failed" });
  }, [actor, broken]);
  if (!isHydrated) return null;
  const press = () => {
    // The machine itself decides: a second press may come before the screen has rendered the first.
    if (!actor.getSnapshot().can({ type: "order.requested" })) return;
    bridge.expectOrder();
    actor.send({ type: "order.requested" });
    // The browser has blocked the window, or no order came for it.
    void handleClick().catch(fail);
  };
  return createElement("paypal-button", {
    type: "pay",
    onClick: press,
    disabled: disabled || isPending || broken ? true : undefined,
  });
}

/** PayPal's own button. Its window lives as long as this is mounted, so it stays until the payment is over. */
export function PaypalButton({ clientId, ...button }: PaypalButtonProps) {
  return (
    <PayPalProvider
      clientId={clientId}
      environment={button.bridge.environment}
      components={["paypal-payments"]}
      pageType="checkout"
    >
      <OrderButton {...button} />
    </PayPalProvider>
  );
}
