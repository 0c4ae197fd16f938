import type { Client } from "@marquee/api/client/create-client";
import { firstCard } from "@marquee/domain/payments/saved-cards";
import { cardPaymentMachine } from "@marquee/machines/payments/card-payment.machine";
import {
  NEW_CARD,
  type AuthenticateRequest,
  type CardChoice,
  type CardFormRequest,
  type ConfirmRequest,
  type CardSavingRequest,
  type SavedCardRequest,
} from "@marquee/machines/payments/card-payment.model";
import type { ProviderResponse } from "@marquee/machines/payments/provider-response";
import type { settlementMachine } from "@marquee/machines/payments/settlement.machine";
import { now } from "@marquee/ui/browser/now.ts";
import { fromPromise } from "xstate";
import { notify } from "../../page-kit/notify.ts";
import { refusedResponse, savedCardResponse } from "./card/saved-card-response.ts";
import { reconcile } from "./checkout/reconcile.ts";
import type { StripeBridge } from "./stripe-bridge.ts";

const NO_CHOICE: CardChoice = { savedCards: [], chosen: NEW_CARD };

/** A person's saved cards, and the one to begin with. A new card can pay if they cannot be looked up. */
async function loadChoice(client: Client, email: string, signal: AbortSignal): Promise<CardChoice> {
  try {
    const { rows } = await client.payments.cards({ params: { encEmail: email } }, { signal });
    const first = firstCard(rows, new Date(now()));
    return { savedCards: rows, chosen: rows.length === 0 ? NEW_CARD : (first?.cardId ?? null) };
  } catch {
    return { savedCards: null, chosen: NEW_CARD };
  }
}

/** Not aborted with the screen: the call may charge even if the user has left. */
const payWithCard =
  (client: Client, encEmail: string) =>
  ({ checkoutId, charge, cardId }: SavedCardRequest): Promise<ProviderResponse> =>
    client.payments
      .payWithCard({
        params: { encEmail, amount: charge, cardId },
        query: { checkout: checkoutId },
      })
      .then(savedCardResponse, refusedResponse);

/** A card payment over the provider's form. */
export const provideCardPayment = (
  client: Client,
  bridge: StripeBridge,
  email: string,
  settlement: typeof settlementMachine,
) =>
  cardPaymentMachine.provide({
    actors: {
      loadForm: fromPromise<CardChoice, CardFormRequest>(async ({ input, signal }) => {
        // the form's own code comes along, so that its failure too can be retried
        const [choice] = await Promise.all([
          input.newCardOnly ? NO_CHOICE : loadChoice(client, email, signal),
          bridge.load(input.publishableKey),
          import("./card/card-form.tsx"),
        ]);
        return choice;
      }),
      requestCardSaving: fromPromise<void, CardSavingRequest>(async ({ input, signal }) => {
        const { checkoutId: id, savesCard } = input;
        await client.payments.saveCard({ params: { id }, body: { save: savesCard } }, { signal });
        if (savesCard) await bridge.refresh();
      }),
      confirmCard: fromPromise<ProviderResponse, ConfirmRequest>(({ input }) =>
        bridge.confirm(input.clientSecret),
      ),
      confirmSavedCard: fromPromise<ProviderResponse, SavedCardRequest>(({ input }) =>
        payWithCard(client, email)(input),
      ),
      authenticate: fromPromise<ProviderResponse, AuthenticateRequest>(({ input }) =>
        bridge.authenticate(input.clientSecret),
      ),
      queryServer: reconcile(client),
      settlement,
    },
    actions: { notify: (_, notification) => notify(notification) },
  });
