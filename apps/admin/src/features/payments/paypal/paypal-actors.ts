import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paypalPaymentMachine } from "@marquee/machines/payments/paypal-payment.machine";
import type {
  CaptureRequest,
  OpenOrderResponse,
  PaypalRequest,
} from "@marquee/machines/payments/paypal-payment.model";
import type { settlementMachine } from "@marquee/machines/payments/settlement.machine";
import { fromPromise } from "xstate";
import { orRefused } from "../checkout/or-refused.ts";
import type { PaypalBridge } from "./paypal-bridge.ts";

/** Opens the order, and resolves the promise that PayPal's window waits for. */
async function openOrder(
  client: Client,
  bridge: PaypalBridge,
  id: string,
): Promise<OpenOrderResponse> {
  try {
    const response = await orRefused(client, id, async () => {
      const { orderId } = await client.payments.openPaypal({ params: { id } });
      return { tag: "opened", orderId } as const;
    });
    if (response.tag === "opened") bridge.resolveOrder(response.orderId);
    else bridge.rejectOrder(response.reason);
    return response;
  } catch (error) {
    bridge.rejectOrder(toFailure(error).message);
    throw error;
  }
}

/** Captures an order that was approved just now. After a refusal the state is looked up; without approval, reconciled. */
async function capture(
  client: Client,
  { checkoutId: id, approved }: CaptureRequest,
): Promise<Checkout> {
  if (!approved) return client.payments.reconcile({ params: { id } });
  try {
    const query = { checkout: id };
    return await client.payments.payOffer({ query, body: { id } });
  } catch (error) {
    if (toFailure(error).tag !== "Conflict") throw error;
    return client.payments.checkoutById({ params: { id } });
  }
}

/** A payment by PayPal over its button. */
export const providePaypalPayment = (
  client: Client,
  bridge: PaypalBridge,
  settlement: typeof settlementMachine,
) =>
  paypalPaymentMachine.provide({
    actors: {
      loadButton: fromPromise<void, PaypalRequest>(async () => {
        await Promise.all([bridge.load(), import("./paypal-button.tsx")]);
      }),
      openOrder: fromPromise<OpenOrderResponse, PaypalRequest>(({ input }) =>
        openOrder(client, bridge, input.checkoutId),
      ),
      closeOrder: fromPromise<Checkout, PaypalRequest>(({ input }) =>
        client.payments.closePaypal({ params: { id: input.checkoutId } }),
      ),
      capture: fromPromise<Checkout, CaptureRequest>(({ input }) => capture(client, input)),
      settlement,
    },
  });
