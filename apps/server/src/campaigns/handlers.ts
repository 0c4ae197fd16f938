import { itemExists, listBeacons } from "../beacons/queries.ts";
import { inTransaction, without, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import { daysOf } from "../platform/lists/days.ts";
import { findOffer } from "../offers/queries.ts";
import { namedCheckout, paidCheckout } from "../payments/checkouts/paid-record.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { listByBranch } from "../stores/list-by-branch.ts";
import { refuseActivation } from "./activation.ts";
import { campaignOffers, campaignProducts } from "./campaign-items.ts";
import { listPlans } from "./campaign-plans.ts";
import { campaignOfCheckout, findCampaign, listCampaigns } from "./queries.ts";

export const campaignHandlers: HandlersOf<"campaigns"> = {
  create: without(
    "sponsored",
    ({ body }) => body.campaignType === "sponsored",
    inTransaction(async ({ query, body }, work) => {
      const id = await paidCheckout(work, namedCheckout(query, body));
      return id instanceof Refusal ? id : campaignOfCheckout(work, id);
    }),
  ),
  byCompany: listByCompany("companyId", listCampaigns),
  byBranch: listByBranch("storeId", listCampaigns),
  byId: inTransaction(
    async ({ params }, work) => (await findCampaign(work, params.id)) ?? notFound(),
  ),
  offers: inTransaction(async ({ params }, work) => {
    const campaign = await findCampaign(work, params.id);
    if (!campaign || campaign.campaignType !== params.type) return notFound();
    return campaignOffers(work, campaign.id, daysOf(params));
  }),
  products: inTransaction(async ({ params }, work) => {
    const campaign = await findCampaign(work, params.id);
    if (!campaign || campaign.campaignType !== params.type) return notFound();
    return campaignProducts(work, campaign.id, daysOf(params));
  }),
  activateOffer: inTransaction(async ({ body, query }, work) => {
    const refusal = await refuseActivation(work, "offers", "flyer", { ...body, ...query });
    return refusal ?? (await findOffer(work, body.id)) ?? notFound();
  }),
  activateSponsoredOffer: inTransaction(async ({ body }, work) => {
    const refusal = await refuseActivation(work, "offers", "sponsored", body);
    return refusal ?? (await findOffer(work, body.id)) ?? notFound();
  }),
  plans: inTransaction(({ params, query }, { tx }) =>
    listPlans(tx, { ...query, type: params.type }),
  ),
  beacons: inTransaction(async ({ params, query }, work) => {
    if (!(await itemExists(work, params.id))) return notFound();
    return listBeacons(work, params.id, { ...query, ...daysOf(query) });
  }),
};
