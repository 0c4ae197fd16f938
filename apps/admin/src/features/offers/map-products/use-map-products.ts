import { mapProductsRules } from "@marquee/domain/campaigns/map-products-rules";
import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion.schema";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { brokenRules } from "@marquee/domain/validation/rule";
import { mapProductsMachine } from "@marquee/machines/campaigns/map-products.machine";
import type { OpenMappingRequest } from "@marquee/machines/campaigns/map-products.model";
import type { OpenCheckoutAnswer } from "@marquee/machines/payments/priced-plan.model";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { newId } from "../../../browser/new-id.ts";
import { now } from "../../../browser/now.ts";
import { notify } from "../../../page-kit/notify.ts";
import { openPricedCheckout } from "../../../page-kit/payments/open-checkout.ts";
import { checkoutById, provideCheckout } from "../../../page-kit/payments/payment-actors.ts";
import { PaymentBridges } from "../../../page-kit/payments/payment-bridges.ts";
import { useClient, useUser } from "../../../session/session-context.tsx";
import { OFFERS } from "../offers.queries.ts";
import {
  mappingKey,
  readStoredMapping,
  removeStoredMapping,
  storeMapping,
} from "./stored-mapping.ts";

export type MapProductsActor = ActorRefFrom<typeof mapProductsMachine>;

/** The flow of one mapping over the real server, and the bridges to the providers' forms. */
function useProvidedMachine(settings: Settings): {
  readonly machine: typeof mapProductsMachine;
  readonly bridges: PaymentBridges;
} {
  const client = useClient();
  const queries = useQueryClient();
  const { email } = useUser();
  const bridges = useMemo(() => new PaymentBridges(settings), [settings]);
  const machine = useMemo(
    () =>
      mapProductsMachine.provide({
        actors: {
          loadCheckout: checkoutById(client),
          openCheckout: fromPromise<OpenCheckoutAnswer, OpenMappingRequest>(
            ({ input: { id, draft }, signal }) =>
              openPricedCheckout(client, { id, kind: "mapProducts", draft }, { signal }),
          ),
          checkout: provideCheckout(client, bridges, email),
        },
        actions: {
          notify: (_, notification) => notify(notification),
          refreshLists: () => {
            for (const queryKey of [OFFERS, ["products"]])
              void queries.invalidateQueries({ queryKey });
          },
        },
      }),
    [client, bridges, email, queries],
  );
  return { machine, bridges };
}

/** Stores the choice for this tab, so that a reload resumes it; once it is over, there is nothing to find. */
function useStoredChoice(key: string, actor: MapProductsActor): void {
  const products = useSelector(actor, ({ context }) => context.fields.values.products);
  const checkoutId = useSelector(actor, ({ context }) => context.checkoutId);
  const over = useSelector(
    actor,
    (snapshot) => snapshot.status === "done" || snapshot.matches("redirecting"),
  );
  useEffect(() => {
    storeMapping(key, { products, checkoutId });
    return over ? () => removeStoredMapping(key) : undefined;
  }, [key, over, products, checkoutId]);
}

/** Mapping more products to an offer, from the choice to the payment. */
export function useMapProducts(
  offer: Offer,
  settings: Settings,
): { readonly actor: MapProductsActor; readonly bridges: PaymentBridges } {
  const { email } = useUser();
  const { machine, bridges } = useProvidedMachine(settings);
  const key = mappingKey(email, offer.id);
  const [start] = useState(() => readStoredMapping(key));
  const validate = (draft: MapProductsDraft) =>
    brokenRules(mapProductsRules, draft, { offerLive: itemStatus(offer, now()) === "live" });
  const actor = useActorRef(machine, {
    input: {
      draft: { offerId: offer.id, products: start.products },
      checkoutId: start.checkoutId,
      validate,
      newId,
    },
  });
  useStoredChoice(key, actor);
  return { actor, bridges };
}
