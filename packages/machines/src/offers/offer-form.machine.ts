import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of an offer or collection, new or stored. */
export const offerFormMachine = createFormMachine<OfferDraft, Offer>({
  id: "offerForm",
  title: "The offer form",
});
