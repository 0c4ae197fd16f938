import { failureOf } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import { promocodeMachine } from "@marquee/machines/payments/promocode.machine";
import { settlementMachine } from "@marquee/machines/payments/settlement.machine";
import type { Notification } from "@marquee/machines/patterns/notification";
import type {
  AuthenticateRequest,
  CardFormRequest,
  ConfirmRequest,
} from "@marquee/machines/payments/card-payment-types";
import type { CheckoutRequest } from "@marquee/machines/payments/settlement.machine";
import type { PromocodeRequest } from "@marquee/machines/payments/promocode.machine";
import { fromPromise } from "xstate";
import { toaster } from "../../ui/toaster.ts";
import type { CardDesk } from "./card-desk.ts";

const TONE = { success: "ok", info: "note", error: "bad" } as const;

/** Says a machine's news in the corner of the screen. */
export const say = ({ kind, message }: Notification): void =>
  toaster.show({ tone: TONE[kind], title: message });

const reconcile = (client: Client) =>
  fromPromise<Awaited<ReturnType<Client["payments"]["reconcile"]>>, CheckoutRequest>(
    ({ input, signal }) =>
      client.payments.reconcile({ params: { id: input.checkoutId } }, { signal }),
  );

/** The server's part of every payment: what became of it, and where a checkout stands. */
export const checkoutActors = (client: Client) => ({
  /** Verifies the payment with the provider, and makes what was paid for. */
  recordPayment: reconcile(client),
  /** The checkout, or null where there is none of ours under that id. */
  loadCheckout: fromPromise(
    async ({ input, signal }: { input: CheckoutRequest; signal: AbortSignal }) => {
      try {
        return await client.payments.checkoutById({ params: { id: input.checkoutId } }, { signal });
      } catch (error) {
        if (failureOf(error).tag === "NotFound") return null;
        throw error;
      }
    },
  ),
  settlement: settlementMachine.provide({ actors: { askServer: reconcile(client) } }),
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

/** A card payment over the provider's form at the desk. */
export const cardPaymentOver = (client: Client, desk: CardDesk) =>
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
      settlement: checkoutActors(client).settlement,
    },
  });
