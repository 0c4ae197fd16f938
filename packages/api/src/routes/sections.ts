import { changingGet, extension, read, write } from "../http/route.ts";

export const sectionRoutes = {
  byStatus: read("/getSectionList/:status"),
  byId: read("/getSectionById/:id"),
  save: write("/addSection/:encEmail"),
  setActive: changingGet("/updateSectionStatus/:encEmail/:id/:active"),
  byCategory: read("/getSectionListByCategory/:category/:page"),
  campaigns: extension(read("/getSectionCampaigns/:id")),
  configureShop: write("/configureShopifySponsoredCampaign"),
  shopItems: extension(read("/getSectionShopItems")),
  changeShopItem: extension(write("/updateSectionShopItem")),
} as const;
