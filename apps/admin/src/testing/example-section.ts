import type { Section, SectionCampaign } from "@marquee/domain/sections/section.schema";

/** A section that runs, whenever a test does. */
export const exampleSection: Section = {
  id: "a".repeat(32),
  name: "The laid table",
  active: "Y",
  orderNo: 0,
  tabName: "Offer",
  category: "Trending",
  categoryName: "Trending",
  isOfferSection: "Y",
  isProductSection: "N",
  startDate: "2020-01-01",
  endDate: "2099-01-01",
  configStartDate: "2098-01-01",
  createdBy: "Maya",
  createdOn: "2020-01-01T12:00:00.000Z",
  updatedBy: "Maya",
  updatedOn: "2020-01-01T12:00:00.000Z",
  version: 1,
};

/** A campaign in it. */
export const exampleSectionCampaign: SectionCampaign = {
  id: "b".repeat(32),
  campaignName: "Stoneware by hand",
  campaignFor: "offer",
  companyId: "c1",
  storeId: "s1",
  storeName: "Plateau",
  validFrom: "2020-01-01T12:00:00.000Z",
  validTill: "2098-03-20T05:00:00.000Z",
  bid: 0.5,
};
