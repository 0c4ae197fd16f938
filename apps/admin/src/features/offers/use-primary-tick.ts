import type { Offer } from "@marquee/domain/offers/offer.schema";
import { primaryOfferMachine } from "@marquee/machines/offers/primary-offer.machine";
import type { TickedOffer } from "@marquee/machines/offers/primary-offer.model";
import type { Notification } from "@marquee/machines/patterns/notification";
import { useMemo } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { formValues } from "../../page-kit/form/fields-actor.ts";
import { notify } from "../../page-kit/notify.ts";
import { useClient } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { type KnownPrimary } from "./offers.queries.ts";
import type { OfferForm } from "./use-offer-form.ts";

export type PrimaryTickActor = ActorRefFrom<typeof primaryOfferMachine>;

export interface PrimaryTick {
  readonly actor: PrimaryTickActor;
  readonly set: () => void;
  readonly clear: () => void;
}

/** A running tick of the offer that the form holds. */
export const createTick = (actor: PrimaryTickActor, form: OfferForm): PrimaryTick => ({
  actor,
  set: () => {
    const { id, companyId, storeId } = formValues(form);
    actor.send({ type: "tick.set", offer: { id, companyId, storeId } });
  },
  clear: () => actor.send({ type: "tick.cleared" }),
});

/** The primary tick beside the form: it looks up who is primary now before it is set, and leaves that in `primary`. */
export function usePrimaryTick(form: OfferForm, primary: { current: KnownPrimary }): PrimaryTick {
  const client = useClient();
  const machine = useMemo(
    () =>
      primaryOfferMachine.provide({
        actors: {
          lookUpPrimary: fromPromise<Offer | null, TickedOffer>(async ({ input, signal }) => {
            const { companyId, storeId } = input;
            const existing = await client.offers.primary(
              { params: { companyId, storeId } },
              { signal },
            );
            primary.current = existing?.id ?? null;
            return existing;
          }),
        },
        actions: { notify: (_, notification: Notification) => notify(notification) },
      }),
    [client, primary],
  );
  const { isPrimary } = formValues(form);
  const actor = useProcess(machine, { input: { isTicked: isPrimary === "Y", form } });
  return useMemo(() => createTick(actor, form), [actor, form]);
}
