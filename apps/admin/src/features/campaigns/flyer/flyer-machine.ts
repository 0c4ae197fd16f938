import type { Client } from "@marquee/api/client/create-client";
import type { OpenCheckoutRequest } from "@marquee/machines/campaigns/flyer-campaign.model";
import { flyerCampaignMachine } from "@marquee/machines/campaigns/flyer-campaign.machine";
import { fromPromise, type ActorRefFrom } from "xstate";
import { notify } from "../../../page-kit/notify.ts";
import type { PaymentBridges } from "../../../page-kit/payments/payment-bridges.ts";
import { openCheckout } from "../campaigns.queries.ts";
import {
  checkoutById,
  provideCheckout,
  providePromocode,
} from "../../../page-kit/payments/payment-actors.ts";

/** The flyer campaign's flow over the real server and the providers. */
export const provideFlyer = (
  client: Client,
  bridges: PaymentBridges,
  email: string,
): typeof flyerCampaignMachine =>
  flyerCampaignMachine.provide({
    actors: {
      loadCheckout: checkoutById(client),
      openCheckout: fromPromise(
        ({ input, signal }: { input: OpenCheckoutRequest; signal: AbortSignal }) =>
          openCheckout(client, input, { signal }),
      ),
      promocode: providePromocode(client),
      checkout: provideCheckout(client, bridges, email),
    },
    actions: { notify: (_, notification) => notify(notification) },
  });

export type FlyerActor = ActorRefFrom<typeof flyerCampaignMachine>;
