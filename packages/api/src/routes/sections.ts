import { changingGet, read, write } from "../http/route.ts";

export const sectionRoutes = {
  byStatus: read("/getSectionList/:status"),
  byId: read("/getSectionById/:id"),
  save: write("/addSection/:encEmail"),
  setActive: changingGet("/updateSectionStatus/:encEmail/:id/:active"),
  byCategory: read("/getSectionListByCategory/:category/:page"),
  campaigns: read("/getSectionCampaigns/:id"),
  configureShop: write("/configureShopifySponsoredCampaign"),
  shopItems: read("/getSectionShopItems"),
  changeShopItem: write("/updateSectionShopItem"),
} as const;
