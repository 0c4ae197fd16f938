import type { ApprovalEffect } from "@marquee/domain/campaigns/approval-effect.schema";
import type { Store } from "@marquee/domain/stores/store.schema";

/** A branch that awaits approval. */
export const exampleStore: Store = {
  id: "s1",
  companyId: "c1",
  code: "VAN-01",
  storeName: "Gastown",
  companyLogo: null,
  marketPlace: ["Canada"],
  countryId: "canada",
  stateId: "bc",
  cityId: "vancouver",
  active: "Y",
  isApprove: "N",
  isShopify: "N",
  managerName: "Nadia Fortin",
  managerMobile: "5145550103",
};

/** What its approval changes: a campaign starts its days, another begins later, and one offer stays pending. */
export const exampleEffect: ApprovalEffect = {
  storeId: "s1",
  storeName: "Gastown",
  code: "VAN-01",
  companyName: "Atelier Boréal",
  isApprove: "N",
  createdBy: "Nadia Fortin",
  createdOn: "2026-03-01T18:00:00.000Z",
  informed: "Nadia Fortin",
  offers: 1,
  products: 0,
  runs: [
    {
      campaignId: "k1",
      campaignName: "Rain and salt",
      campaignType: "flyer",
      startedDays: 14,
      begins: "now",
      validFrom: "2026-03-02T18:00:00.000Z",
      validTill: "2026-03-16T18:00:00.000Z",
      offers: 1,
      products: 0,
      items: [
        {
          id: "o1",
          type: "Offer",
          heading: "Soap and salt",
          image: null,
          validTill: "2026-03-16T18:00:00.000Z",
        },
      ],
    },
    {
      campaignId: "k2",
      campaignName: "Winter lights",
      campaignType: "flyer",
      startedDays: 10,
      begins: "later",
      validFrom: "2026-03-20T05:00:00.000Z",
      validTill: "2026-03-30T05:00:00.000Z",
      offers: 0,
      products: 2,
      items: [],
    },
  ],
  staying: { count: 1, headings: ["Candles against the rain"] },
};

/** The same branch with nothing that waits. */
export const emptyEffect: ApprovalEffect = {
  ...exampleEffect,
  offers: 0,
  runs: [],
  staying: { count: 0, headings: [] },
};
