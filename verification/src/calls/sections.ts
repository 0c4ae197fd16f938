import { COMPANY } from "../harness/world.ts";
import {
  byBody,
  elsewhere,
  ofNone,
  showing,
  type KnownCall,
  type KnownCalls,
} from "./known-call.ts";
import { SECTION, SHOP_PRODUCT } from "./subject.ts";

const ofSection = (params: Readonly<Record<string, string>> = {}): KnownCall =>
  ofNone(() => ({ params: { id: SECTION, ...params } }));

export const sectionCalls: KnownCalls<"sections"> = {
  byStatus: ofNone(() => ({ params: { status: "active" } })),
  byId: ofSection(),
  save: byBody("none", (_subject, id) => ({
    id,
    name: `Section ${id}`,
    active: "Y",
    orderNo: 0,
    tabName: "Offer",
    category: "Trending",
    isOfferSection: "Y",
    isProductSection: "N",
    startDate: "2026-03-01",
    endDate: "2026-12-01",
    configStartDate: "2026-03-02",
  })),
  setActive: ofSection({ active: "Y" }),
  byCategory: ofNone(() => ({ params: { category: "Trending", page: "Offer" } })),
  campaigns: showing("sections.manage")(ofSection()),
  configureShop: ofNone((_subject, id) => ({
    query: { companyId: COMPANY.northline },
    body: { id, section: SECTION, products: [SHOP_PRODUCT], type: "product" },
  })),
  shopItems: ofNone(() => ({ query: { sectionId: SECTION } })),
  changeShopItem: elsewhere("the flows of the fuzz put an item in first (REL-F10)", {
    acrossTenants: (_subject, id) => ({
      body: { configurationId: id, shopId: SHOP_PRODUCT, removed: "Y" },
    }),
  }),
};
