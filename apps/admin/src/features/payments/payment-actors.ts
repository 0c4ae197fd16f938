import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { checkoutMachine } from "@marquee/machines/payments/checkout.machine";
import { paymentMethodMachine } from "@marquee/machines/payments/payment-method.machine";
import type { PayByCardResponse } from "@marquee/machines/payments/payment-method.model";
import { getPaymentStatus } from "@marquee/machines/payments/payment-status";
import { promocodeMachine } from "@marquee/machines/payments/promocode.machine";
import type { PromocodeRequest } from "@marquee/machines/payments/promocode.model";
import { settlementMachine } from "@marquee/machines/payments/settlement.machine";
import type { CheckoutRequest } from "@marquee/machines/payments/settlement.model";
import { fromPromise } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { provideCardPayment } from "./card-actors.ts";
import { orRefused } from "./checkout/or-refused.ts";
import { reconcile } from "./checkout/reconcile.ts";
import type { PaymentBridges } from "./payment-bridges.ts";
import { providePaypalPayment } from "./paypal/paypal-actors.ts";

/** Resumes a checkout. What seems unpaid is reconciled: no user is shown a card form for what they have just paid. */
async function resumeCheckout(client: Client, id: string, signal: AbortSignal): Promise<Checkout> {
  const stored = await client.payments.checkoutById({ params: { id } }, { signal });
  if (getPaymentStatus(stored) !== "unpaid" || stored.receipt.charge === 0) return stored;
  // If the provider is away, the checkout is resumed as it was stored; paying queries the provider again.
  return client.payments.reconcile({ params: { id } }, { signal }).catch(() => stored);
}

/** The checkout of an id as it is now; null if the server has none. */
export const checkoutById = (client: Client) =>
  fromPromise<Checkout | null, CheckoutRequest>(async ({ input, signal }) => {
    try {
      return await resumeCheckout(client, input.checkoutId, signal);
    } catch (error) {
      if (toFailure(error).tag === "NotFound") return null;
      throw error;
    }
  });

/** The promo code box over the real look-up. */
export const providePromocode = (client: Client) =>
  promocodeMachine.provide({
    actors: {
      checkPromocode: fromPromise(
        ({ input, signal }: { input: PromocodeRequest; signal: AbortSignal }) =>
          client.payments.checkPromocode({ params: { code: input.code } }, { signal }),
      ),
    },
    actions: { notify: (_, notification) => notify(notification) },
  });

const payByCard = (client: Client) =>
  fromPromise<PayByCardResponse, CheckoutRequest>(({ input: { checkoutId: id }, signal }) =>
    orRefused(client, id, async () => ({
      tag: "opened",
      checkout: await client.payments.payByCard({ params: { id } }, { signal }),
    })),
  );

/** Querying the outcome of a payment until it is known. */
export const provideSettlement = (client: Client) =>
  settlementMachine.provide({ actors: { queryServer: reconcile(client) } });

/** The payment of anything that has a price, over the real server and the providers' forms. */
export function provideCheckout(client: Client, bridges: PaymentBridges, email: string) {
  const settlement = provideSettlement(client);
  return checkoutMachine.provide({
    actors: {
      paymentMethod: paymentMethodMachine.provide({
        actors: {
          cardPayment: provideCardPayment(client, bridges.stripe, email, settlement),
          paypalPayment: providePaypalPayment(client, bridges.paypal, settlement),
          payByCard: payByCard(client),
        },
      }),
      recordPayment: reconcile(client),
      settlement,
    },
    actions: { notify: (_, notification) => notify(notification) },
  });
}
