import type { Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type {
  SaveCardRequest,
  VerificationRequest,
} from "@marquee/machines/payments/add-card.model";
import { addCardMachine } from "@marquee/machines/payments/add-card.machine";
import { fromPromise } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { provideCardPayment } from "../payments/card-actors.ts";
import type { StripeBridge } from "../payments/stripe-bridge.ts";
import { provideSettlement } from "../payments/payment-actors.ts";
import { addCard, openVerification } from "./cards.queries.ts";

/** Adding a card over the real server and the provider's form. */
export const provideAddCard = (
  client: Client,
  bridge: StripeBridge,
  email: string,
  on: { readonly storeCheckoutId: (id: string | null) => void; readonly refreshLists: () => void },
) =>
  addCardMachine.provide({
    actors: {
      openVerification: fromPromise<Checkout, VerificationRequest>(({ input, signal }) =>
        openVerification(client, input.checkoutId, { signal }),
      ),
      cardPayment: provideCardPayment(client, bridge, email, provideSettlement(client)),
      saveCard: fromPromise<unknown, SaveCardRequest>(({ input: { intentId }, signal }) =>
        addCard(client, email, intentId, { signal }),
      ),
    },
    actions: {
      storeCheckoutId: (_, { checkoutId }) => on.storeCheckoutId(checkoutId),
      refreshLists: on.refreshLists,
      notify: (_, notification) => notify(notification),
    },
  });
