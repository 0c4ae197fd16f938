import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { changeShopItem } from "./change-shop-item.ts";
import { configureShop } from "./configure-shop.ts";
import { listOpenSections, listSectionCampaigns, listSections, sectionRecord } from "./queries.ts";
import { createSection, updateSection } from "./save-section.ts";
import { setActive } from "./set-active.ts";
import { listShopItems } from "./shop-item-queries.ts";

export const sectionHandlers: HandlersOf<"sections"> = {
  byStatus: inTransaction(({ params, query }, work) => listSections(work, { ...query, ...params })),
  byId: inTransaction(({ params }, work) => orNotFound(sectionRecord.find(work, params.id))),
  save: inTransaction(({ body }, work) =>
    work.version === null ? createSection(work, body) : updateSection(work, body, work.version),
  ),
  setActive: inTransaction(({ params, query }, work) =>
    setActive(work, { id: params.id, active: params.active, campaigns: query.campaigns }),
  ),
  byCategory: inTransaction(({ params, query }, work) =>
    listOpenSections(work, {
      ...query,
      category: params.category,
      tabName: params.page,
      open: true,
    }),
  ),
  configureShop: inTransaction(({ body, query }, work) =>
    configureShop(work, body, query.companyId),
  ),
  shopItems: inTransaction(async ({ query: { companyId, ...query } }, work) => {
    const company = companyId === undefined ? { id: null } : namedCompany(work.scope, companyId);
    if (company instanceof Refusal) return company;
    return listShopItems(work, { ...query, companyId: company.id, isShown: true });
  }),
  changeShopItem: inTransaction(({ body }, work) => changeShopItem(work, body)),
  campaigns: inTransaction(async ({ params, query }, work) =>
    (await sectionRecord.find(work, params.id))
      ? listSectionCampaigns(work, { ...query, sectionId: params.id, notOver: true })
      : notFound(),
  ),
};
