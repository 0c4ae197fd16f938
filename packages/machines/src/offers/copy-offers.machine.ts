import { offerMessages } from "@marquee/domain/offers/messages";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";
import type { OfferToCopy } from "./copy-offer.machine.ts";

/** Several selected offers. Each has its own copy id, so that a retry copies none of them twice. */
export interface OffersToCopy {
  readonly offers: readonly OfferToCopy[];
}

/** Copying everything that is selected in the list (COPY-M1). */
export const copyOffersMachine = createConfirmedAction<OffersToCopy, number>({
  id: "copyOffers",
  title: "Copying several offers",
  success: offerMessages.copyCreated,
  failure: offerMessages.copyFailed,
});
