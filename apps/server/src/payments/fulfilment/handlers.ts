import { createSponsored } from "../../campaigns/create-sponsored.ts";
import { campaignOfCheckout } from "../../campaigns/queries.ts";
import { invoiceRefusals } from "../../invoices/messages.ts";
import { invoiceOfCheckout } from "../../invoices/queries.ts";
import { mapToOffer, type FindPaidMapping } from "../../offers/map-to-offer.ts";
import { offerRefusals } from "../../offers/messages.ts";
import { inTransaction, type HandlersOf } from "../../platform/http/handlers.ts";
import { conflict, Refusal } from "../../platform/refusal/refusal.ts";
import { findCheckout } from "../checkouts/queries.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { isAsStored, namedCheckout, soldCheckout } from "./paid-checkout.ts";

/** The campaign that this checkout made by mapping products to that offer (OFFER-T12). */
const paidMapping =
  (checkoutId: string | undefined): FindPaidMapping =>
  async (work, offerId) => {
    const found = checkoutId === undefined ? undefined : await findCheckout(work, checkoutId);
    const paid = found?.checkout.kind === "mapProducts" && found.checkout.draft.offerId === offerId;
    return (paid ? found.campaignId : null) ?? conflict(offerRefusals.mappingUnpaid);
  };

/** The calls of other nouns that return what a paid checkout made (PAYSRV-I2). A sponsored campaign is free. */
export const fulfilmentHandlers = {
  campaigns: {
    create: inTransaction(async ({ query, body }, work) => {
      if (body.campaignType === "sponsored") return createSponsored(work, body);
      const sold = await soldCheckout(work, namedCheckout(query, body));
      if (sold instanceof Refusal) return sold;
      const campaign = await campaignOfCheckout(work, sold.id);
      return isAsStored(campaign, body) ? campaign : conflict(refusals.otherCampaign);
    }),
  },
  invoices: {
    create: inTransaction(async ({ query, body }, work) => {
      const sold = await soldCheckout(work, namedCheckout(query, body));
      if (sold instanceof Refusal) return sold;
      const invoice = await invoiceOfCheckout(work, sold.id);
      return isAsStored(invoice, body) ? invoice : conflict(invoiceRefusals.otherFigures);
    }),
  },
  offers: {
    mapProducts: inTransaction(({ body, query }, work) =>
      mapToOffer(work, body, paidMapping(query.checkout)),
    ),
  },
} satisfies {
  readonly campaigns: Pick<HandlersOf<"campaigns">, "create">;
  readonly invoices: Pick<HandlersOf<"invoices">, "create">;
  readonly offers: Pick<HandlersOf<"offers">, "mapProducts">;
};
