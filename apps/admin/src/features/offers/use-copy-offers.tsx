import { newId } from "../../browser/new-id.ts";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { copyOfferMachine, type OfferToCopy } from "@marquee/machines/offers/copy-offer.machine";
import { copyOffersMachine, type OffersToCopy } from "@marquee/machines/offers/copy-offers.machine";
import type { Notification } from "@marquee/machines/patterns/notification";
import type { RunRequest } from "@marquee/machines/patterns/confirmed-action.model";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { fromPromise } from "xstate";
import { ConfirmDialog } from "../../page-kit/confirm-dialog.tsx";
import { notify } from "../../page-kit/notify.ts";
import { useClient } from "../../session/session-context.tsx";
import { copyOffer, OFFERS } from "./offers.queries.ts";

const toCopy = ({ id, heading }: Offer): OfferToCopy => ({
  offerId: id,
  heading,
  copyId: newId(),
});

const EFFECT =
  "The copy keeps the content and the mapped products. It is pending until a campaign covers it.";

/** Copying one offer or several: what to call from the list, and the dialogs that ask. */
export function useCopyOffers() {
  const client = useClient();
  const queries = useQueryClient();
  const [one, many] = useMemo(() => {
    const actions = {
      notify: (_: unknown, notification: Notification) => notify(notification),
      refreshLists: () => void queries.invalidateQueries({ queryKey: OFFERS }),
    };
    return [
      copyOfferMachine.provide({
        actors: {
          run: fromPromise<Offer, RunRequest<OfferToCopy>>(({ input }) =>
            copyOffer(client, input.subject),
          ),
        },
        actions,
      }),
      copyOffersMachine.provide({
        actors: {
          run: fromPromise<number, RunRequest<OffersToCopy>>(async ({ input }) => {
            // one after the other: each is safe to repeat, so trying again goes on where it stopped
            for (const offer of input.subject.offers) await copyOffer(client, offer);
            return input.subject.offers.length;
          }),
        },
        actions,
      }),
    ] as const;
  }, [client, queries]);
  const copyOne = useActorRef(one);
  const copyMany = useActorRef(many);
  const copy = useCallback(
    (offer: Offer) => copyOne.send({ type: "action.requested", subject: toCopy(offer) }),
    [copyOne],
  );
  const dialogs = (
    <>
      <ConfirmDialog
        action={copyOne}
        question={({ heading }) => `Create a copy of “${heading}”?`}
        consequence={() => EFFECT}
        confirm="Create Copy"
      />
      <ConfirmDialog
        action={copyMany}
        question={({ offers }) => `Create a copy of ${offers.length} offers?`}
        consequence={() => EFFECT}
        confirm="Create copies"
      />
    </>
  );
  return {
    dialogs,
    copy,
    copyAll: (offers: readonly Offer[]) =>
      copyMany.send({ type: "action.requested", subject: { offers: offers.map(toCopy) } }),
  };
}
