import { failureOf } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type {
  OpenCheckoutAnswer,
  OpenCheckoutRequest,
} from "@marquee/machines/campaigns/flyer-campaign-types";
import { flyerCampaignMachine } from "@marquee/machines/campaigns/flyer-campaign.machine";
import { fromPromise, type ActorRefFrom } from "xstate";
import type { CardDesk } from "../../../page-kit/payments/card-desk.ts";
import {
  checkoutById,
  checkoutOver,
  promocodeOver,
  say,
} from "../../../page-kit/payments/payment-actors.ts";

/** Stores a plan at the server. Refused fields are an answer; anything else that breaks is thrown on. */
export async function openCheckout(
  client: Client,
  { id, draft, promocode }: OpenCheckoutRequest,
  signal: AbortSignal,
): Promise<OpenCheckoutAnswer> {
  try {
    const body = { id, kind: "flyer", draft, promocode } as const;
    return { tag: "opened", checkout: await client.payments.openCheckout({ body }, { signal }) };
  } catch (error) {
    const { issues } = failureOf(error);
    if (issues && issues.length > 0) return { tag: "refused", issues };
    throw error;
  }
}

/** The flyer campaign's flow over the real server and the card provider. */
export const flyerMachine = (client: Client, desk: CardDesk) =>
  flyerCampaignMachine.provide({
    actors: {
      loadCheckout: checkoutById(client),
      openCheckout: fromPromise(
        ({ input, signal }: { input: OpenCheckoutRequest; signal: AbortSignal }) =>
          openCheckout(client, input, signal),
      ),
      promocode: promocodeOver(client),
      checkout: checkoutOver(client, desk),
    },
    actions: { notify: (_, notification) => say(notification) },
  });

export type FlyerActor = ActorRefFrom<typeof flyerCampaignMachine>;
