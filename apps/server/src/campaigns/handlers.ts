import type pg from "pg";
import { itemExists, listBeacons } from "../beacons/queries.ts";
import { offerRecord } from "../offers/queries.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { namedDays, refuseTooLong } from "../platform/lists/days.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { notFound, orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { productRecord } from "../products/queries.ts";
import { inBranch } from "../stores/in-branch.ts";
import { refuseActivation } from "./activation.ts";
import { campaignOffers, campaignProducts } from "./campaign-items.ts";
import { listPlans } from "./campaign-plans.ts";
import { campaignDays, campaignResults } from "./campaign-results.ts";
import { campaignsOfItem } from "./campaigns-of-item.ts";
import { changeSponsored } from "./change-sponsored.ts";
import { readMarkets } from "./placement-markets.ts";
import { findCampaign, listCampaigns } from "./queries.ts";

/** The calls of campaigns but `POST /campaign`: `payments/fulfilment/handlers.ts` returns what a paid checkout made. */
export const campaignHandlers = ({
  pool,
}: {
  readonly pool: pg.Pool;
}): Omit<HandlersOf<"campaigns">, "create"> => ({
  byCompany: listInside("companyId", inCompany, listCampaigns),
  byBranch: listInside("storeId", inBranch, listCampaigns),
  byId: inTransaction(({ params }, work) => orNotFound(findCampaign(work, params.id))),
  offers: inTransaction(async ({ params }, work) => {
    const campaign = await findCampaign(work, params.id);
    if (!campaign || campaign.campaignType !== params.type) return notFound();
    return campaignOffers(work, campaign.id, namedDays(params));
  }),
  products: inTransaction(async ({ params }, work) => {
    const campaign = await findCampaign(work, params.id);
    if (!campaign || campaign.campaignType !== params.type) return notFound();
    return campaignProducts(work, campaign.id, namedDays(params));
  }),
  activateOffer: inTransaction(async ({ body, query }, work) => {
    const refusal = await refuseActivation(work, "offers", "flyer", { ...body, ...query });
    return refusal ?? (await offerRecord.find(work, body.id)) ?? notFound();
  }),
  activateSponsoredOffer: inTransaction(async ({ body }, work) => {
    const refusal = await refuseActivation(work, "offers", "sponsored", body);
    return refusal ?? (await offerRecord.find(work, body.id)) ?? notFound();
  }),
  activateProduct: inTransaction(async ({ body, query }, work) => {
    const refusal = await refuseActivation(work, "products", "flyer", { ...body, ...query });
    return refusal ?? (await productRecord.find(work, body.id)) ?? notFound();
  }),
  activateSponsoredProduct: inTransaction(async ({ body }, work) => {
    const refusal = await refuseActivation(work, "products", "sponsored", body);
    return refusal ?? (await productRecord.find(work, body.id)) ?? notFound();
  }),
  change: inTransaction(({ params, body }, work) => changeSponsored(work, params.id, body)),
  market: async ({ body: { storeId, placements } }, request) => {
    const branch = await request.transaction((tx) => inBranch({ ...request, tx }, storeId));
    return branch instanceof Refusal
      ? branch
      : readMarkets(pool, { companyId: branch.companyId, placements, now: request.now });
  },
  plans: inTransaction(({ params, query }, work) => listPlans(work, { ...query, ...params })),
  results: inTransaction(({ params }, work) => campaignResults(work, params.ids.split(","))),
  ofItem: inTransaction(async ({ params }, work) =>
    (await itemExists(work, params.id)) ? campaignsOfItem(work, params.id) : notFound(),
  ),
  beaconsOfCampaign: inTransaction(async ({ params, query }, work) => {
    const campaign = await findCampaign(work, params.id);
    if (!campaign) return notFound();
    const days = namedDays(query);
    return refuseTooLong(days) ?? campaignDays(work, campaign, days);
  }),
  beacons: inTransaction(async ({ params, query }, work) => {
    if (!(await itemExists(work, params.id))) return notFound();
    const days = namedDays(query);
    return refuseTooLong(days) ?? listBeacons(work, { ...query, ...days, itemId: params.id });
  }),
});
