import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { createSponsored } from "../../campaigns/create-sponsored.ts";
import { campaignOfCheckout } from "../../campaigns/queries.ts";
import { invoiceRefusals } from "../../invoices/messages.ts";
import { invoiceOfCheckout } from "../../invoices/queries.ts";
import { mapToOffer, type FindPaidMapping } from "../../offers/map-to-offer.ts";
import { offerRefusals } from "../../offers/messages.ts";
import { inTransaction, type HandlersOf } from "../../platform/http/handlers.ts";
import { conflict, Refusal } from "../../platform/refusal/refusal.ts";
import { findCheckout } from "../checkouts/queries.ts";
import { namedCheckout, soldCheckout } from "./paid-checkout.ts";

/** Whether figures that a caller sends are those of the invoice, as far as they are named (INV-F1). */
const isAbout = (invoice: Invoice, figures: Partial<Invoice>): boolean =>
  Object.entries(figures).every(([name, figure]) => invoice[name as keyof Invoice] === figure);

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
      return sold instanceof Refusal ? sold : campaignOfCheckout(work, sold.id);
    }),
  },
  invoices: {
    create: inTransaction(async ({ query, body }, work) => {
      const sold = await soldCheckout(work, namedCheckout(query, body));
      if (sold instanceof Refusal) return sold;
      const invoice = await invoiceOfCheckout(work, sold.id);
      const { id: _, ...figures } = body;
      return isAbout(invoice, figures) ? invoice : conflict(invoiceRefusals.otherFigures);
    }),
  },
  offers: {
    mapProducts: inTransaction(({ body, query }, work) =>
      mapToOffer(work, body, paidMapping(query.checkout)),
    ),
  },
} satisfies {
  readonly campaigns: HandlersOf<"campaigns">;
  readonly invoices: HandlersOf<"invoices">;
  readonly offers: HandlersOf<"offers">;
};
