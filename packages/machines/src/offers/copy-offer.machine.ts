import { offerMessages } from "@marquee/domain/offers/messages";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** The offer to be copied. `copyId` is made with the request, so that a repeated call makes no second copy. */
export interface OfferToCopy {
  readonly offerId: string;
  readonly heading: string;
  readonly copyId: string;
}

/** Copying an offer or a collection (COPY-M1). */
export const copyOfferMachine = createConfirmedAction<OfferToCopy, Offer>({
  id: "copyOffer",
  title: "Copying an offer",
  success: offerMessages.copyCreated,
  failure: offerMessages.copyFailed,
});
