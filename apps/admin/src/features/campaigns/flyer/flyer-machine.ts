import { failureOf } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type {
  OpenCheckoutAnswer,
  OpenCheckoutRequest,
} from "@marquee/machines/campaigns/flyer-campaign.model";
import { flyerCampaignMachine } from "@marquee/machines/campaigns/flyer-campaign.machine";
import { fromPromise, type ActorRefFrom } from "xstate";
import { notify } from "../../../page-kit/notify.ts";
import type { PaymentDesk } from "../../../page-kit/payments/payment-desk.ts";
import {
  checkoutById,
  checkoutOver,
  promocodeOver,
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

/** The flyer campaign's flow over the real server and the providers. */
export const flyerMachine = (
  client: Client,
  desk: PaymentDesk,
  email: string,
): typeof flyerCampaignMachine =>
  flyerCampaignMachine.provide({
    actors: {
      loadCheckout: checkoutById(client),
      openCheckout: fromPromise(
        ({ input, signal }: { input: OpenCheckoutRequest; signal: AbortSignal }) =>
          openCheckout(client, input, signal),
      ),
      promocode: promocodeOver(client),
      checkout: checkoutOver(client, desk, email),
    },
    actions: { notify: (_, notification) => notify(notification) },
  });

export type FlyerActor = ActorRefFrom<typeof flyerCampaignMachine>;
