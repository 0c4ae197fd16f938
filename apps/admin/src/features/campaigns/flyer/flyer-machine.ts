import type { Client } from "@marquee/api/client/create-client";
import type { OpenCheckoutRequest } from "@marquee/machines/campaigns/flyer-campaign.model";
import { flyerCampaignMachine } from "@marquee/machines/campaigns/flyer-campaign.machine";
import { fromPromise, type ActorRefFrom } from "xstate";
import { notify } from "../../../page-kit/notify.ts";
import type { PaymentDesk } from "../../../page-kit/payments/payment-desk.ts";
import { openCheckout } from "../campaigns.queries.ts";
import {
  checkoutById,
  checkoutOver,
  promocodeOver,
} from "../../../page-kit/payments/payment-actors.ts";

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
          openCheckout(client, input, { signal }),
      ),
      promocode: promocodeOver(client),
      checkout: checkoutOver(client, desk, email),
    },
    actions: { notify: (_, notification) => notify(notification) },
  });

export type FlyerActor = ActorRefFrom<typeof flyerCampaignMachine>;
