import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { inBranch } from "../stores/in-branch.ts";
import {
  findCatalog,
  listCatalogCollections,
  listCatalogProducts,
  listCatalogs,
} from "./queries.ts";
import { removeFromCampaign } from "./remove-from-campaign.ts";

export const catalogHandlers: HandlersOf<"catalog"> = {
  byCompany: listInside("id", inCompany, listCatalogs),
  byBranch: listInside("id", inBranch, listCatalogs),
  products: inTransaction(async ({ params, query }, work) =>
    (await findCatalog(work, params.id))
      ? listCatalogProducts(work, { ...query, catalogId: params.id, isProduct: true })
      : notFound(),
  ),
  collections: inTransaction(async ({ params, query }, work) =>
    (await findCatalog(work, params.id))
      ? listCatalogCollections(work, { ...query, catalogId: params.id, isProduct: false })
      : notFound(),
  ),
  removeFromCampaign: inTransaction(({ body }, work) => removeFromCampaign(work, body)),
};
