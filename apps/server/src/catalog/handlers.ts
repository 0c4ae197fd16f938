import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inBranch } from "../stores/in-branch.ts";
import {
  findCatalog,
  listCatalogCollections,
  listCatalogProducts,
  listCatalogs,
} from "./queries.ts";
import { removeFromCampaign } from "./remove-from-campaign.ts";
import { listShopOffers, listShopProducts } from "./shop-items.ts";

/** Reads within the company that a path names, or returns why the caller may not see it. */
async function ofShop<Rows>(
  context: RequestContext,
  id: string,
  read: (companyId: string | null) => Promise<Rows>,
): Promise<Rows | Refusal> {
  const filters = await inCompany(context, id);
  return filters instanceof Refusal ? filters : read(filters.companyId);
}

export const catalogHandlers: HandlersOf<"catalog"> = {
  byCompany: listInside("id", inCompany, listCatalogs),
  byBranch: listInside("id", inBranch, listCatalogs),
  products: inTransaction(async ({ params, query }, context) =>
    (await findCatalog(context, params.id))
      ? listCatalogProducts(context, { ...query, catalogId: params.id, isProduct: true })
      : notFound(),
  ),
  collections: inTransaction(async ({ params, query }, context) =>
    (await findCatalog(context, params.id))
      ? listCatalogCollections(context, { ...query, catalogId: params.id, isProduct: false })
      : notFound(),
  ),
  shopOffers: inTransaction(({ params, query }, context) =>
    ofShop(context, params.companyId, (companyId) =>
      listShopOffers(context, { ...query, type: params.type, companyId, synced: true }),
    ),
  ),
  shopProducts: inTransaction(({ params, query }, context) =>
    ofShop(context, params.companyId, (companyId) =>
      listShopProducts(context, { ...query, companyId, synced: true }),
    ),
  ),
  removeFromCampaign: inTransaction(({ body }, context) => removeFromCampaign(context, body)),
};
