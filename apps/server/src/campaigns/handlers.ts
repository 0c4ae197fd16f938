import { itemExists, listBeacons } from "../beacons/queries.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import { daysOf } from "../platform/lists/days.ts";
import { findOffer } from "../offers/queries.ts";
import { findStore } from "../stores/queries.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { refuseActivation } from "./activation.ts";
import { campaignOffers, campaignProducts } from "./campaign-items.ts";
import { listPlans } from "./campaign-plans.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { findCampaign } from "./select-campaigns.ts";

export const campaignHandlers: HandlersOf<"campaigns"> = {
  byCompany: inTransaction(async ({ params, query }, work) => {
    const company = namedCompany(work.scope, params.companyId);
    if (company instanceof Refusal) return company;
    const { status, type } = params;
    return listCampaigns(work, { ...query, status, type, companyId: company.id });
  }),
  byBranch: inTransaction(async ({ params, query }, work) => {
    const store = await findStore(work, params.storeId);
    if (!store) return notFound();
    const { status, type } = params;
    const { companyId, id: storeId } = store;
    return listCampaigns(work, { ...query, status, type, companyId, storeId });
  }),
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
