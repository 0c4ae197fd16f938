import type { Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { CheckoutRequest } from "@marquee/machines/payments/settlement.model";
import { fromPromise } from "xstate";

/** The server queries the provider, and makes what is paid for exactly once, however often it is called. */
export const reconcile = (client: Client) =>
  fromPromise<Checkout, CheckoutRequest>(({ input, signal }) =>
    client.payments.reconcile({ params: { id: input.checkoutId } }, { signal }),
  );
