import type { Offer } from "@marquee/domain/offers/offer.schema";
import { copyOfferMachine, type OfferToCopy } from "@marquee/machines/offers/copy-offer.machine";
import { copyOffersMachine } from "@marquee/machines/offers/copy-offers.machine";
import { useCallback } from "react";
import { newId } from "../../browser/new-id.ts";
import { ConfirmDialog } from "../../page-kit/confirm-dialog.tsx";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.ts";
import { useClient } from "../../session/session-context.tsx";
import { copyOffer, OFFERS } from "./offers.queries.ts";

const toCopy = ({ id, heading }: Offer): OfferToCopy => ({
  offerId: id,
  heading,
  copyId: newId(),
});

const EFFECT =
  "The copy keeps the content and the mapped products. It is pending until a campaign covers it.";

/** Copying one offer or several: what to call from the list, and the dialogs that confirm it. */
export function useCopyOffers() {
  const client = useClient();
  const [copyOne, requestOne] = useConfirmedAction(copyOfferMachine, {
    run: (offer) => copyOffer(client, offer),
    refresh: [OFFERS],
  });
  const [copyMany, requestMany] = useConfirmedAction(copyOffersMachine, {
    run: async ({ offers }) => {
      // one after the other: each is safe to repeat, so trying again goes on where it stopped
      for (const offer of offers) await copyOffer(client, offer);
      return offers.length;
    },
    refresh: [OFFERS],
  });
  const copy = useCallback((offer: Offer) => requestOne(toCopy(offer)), [requestOne]);
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
    copyAll: (offers: readonly Offer[]) => requestMany({ offers: offers.map(toCopy) }),
  };
}
