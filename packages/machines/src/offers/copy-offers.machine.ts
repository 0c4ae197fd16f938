import { offerMessages } from "@marquee/domain/offers/messages";
import { createCopyItems } from "../items/copy-items.ts";

/** Copying an offer or a collection, or all that are selected. */
export const copyOffersMachine = createCopyItems({
  id: "copyOffers",
  title: "Copying offers",
  success: offerMessages.copyCreated,
  failure: offerMessages.copyFailed,
});
