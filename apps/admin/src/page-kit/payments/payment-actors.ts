import { failureOf } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type {
  AuthenticateRequest,
  CardFormRequest,
  ConfirmRequest,
} from "@marquee/machines/payments/card-payment-types";
import { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import { checkoutMachine } from "@marquee/machines/payments/checkout.machine";
import {
  promocodeMachine,
  type PromocodeRequest,
} from "@marquee/machines/payments/promocode.machine";
import {
  settlementMachine,
  type CheckoutRequest,
} from "@marquee/machines/payments/settlement.machine";
import type { Notification } from "@marquee/machines/patterns/notification";
import { fromPromise } from "xstate";
import { toaster } from "../../ui/toaster.ts";
import type { CardDesk } from "./card-desk.ts";

const TONE = { success: "ok", info: "note", error: "bad" } as const;

/** Says a machine's news in the corner of the screen. */
export const say = ({ kind, message }: Notification): void =>
  toaster.show({ tone: TONE[kind], title: message });

/** The provider is asked by the server, which makes what is paid for exactly once, however often it is asked. */
const reconcile = (client: Client) =>
  fromPromise<Checkout, CheckoutRequest>(({ input, signal }) =>
    client.payments.reconcile({ params: { id: input.checkoutId } }, { signal }),
  );

/** The checkout of an id, or null where there is none of ours. */
export const checkoutById = (client: Client) =>
  fromPromise<Checkout | null, CheckoutRequest>(async ({ input, signal }) => {
    try {
      return await client.payments.checkoutById({ params: { id: input.checkoutId } }, { signal });
    } catch (error) {
      if (failureOf(error).tag === "NotFound") return null;
      throw error;
    }
  });

/** The promo code box over the real look-up. */
export const promocodeOver = (client: Client) =>
  promocodeMachine.provide({
    actors: {
      checkPromocode: fromPromise(
        ({ input, signal }: { input: PromocodeRequest; signal: AbortSignal }) =>
          client.payments.checkPromocode({ params: { code: input.code } }, { signal }),
      ),
    },
    actions: { notify: (_, notification) => say(notification) },
  });

const settlementOver = (client: Client) =>
  settlementMachine.provide({ actors: { askServer: reconcile(client) } });

/** A card payment over the provider's form at the desk. */
const cardPaymentOver = (client: Client, desk: CardDesk) =>
  cardPaymentMachine.provide({
    actors: {
      loadForm: fromPromise(async ({ input }: { input: CardFormRequest }) => {
        // the form's own code comes along, so that its failure too can be tried again
        await Promise.all([desk.load(input.publishableKey), import("./card-form.tsx")]);
      }),
      confirmCard: fromPromise(({ input }: { input: ConfirmRequest }) =>
        desk.confirm(input.clientSecret),
      ),
      authenticate: fromPromise(({ input }: { input: AuthenticateRequest }) =>
        desk.authenticate(input.clientSecret),
      ),
      settlement: settlementOver(client),
    },
  });

/** The payment of anything that has a price, over the real server and the provider's form at the desk. */
export const checkoutOver = (client: Client, desk: CardDesk) =>
  checkoutMachine.provide({
    actors: {
      cardPayment: cardPaymentOver(client, desk),
      recordPayment: reconcile(client),
      settlement: settlementOver(client),
    },
    actions: { notify: (_, notification) => say(notification) },
  });
