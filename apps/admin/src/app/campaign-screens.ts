import { Megaphone, Sparkles } from "lucide-react";
import {
  campaignFlowSearch,
  campaignSearch,
  campaignTypeSearch,
  campaignsSearch,
} from "../features/campaigns/campaigns.search.ts";
import { checkoutSearch } from "../features/payments/payments.search.ts";
import type { Screen } from "./screen.ts";

/** The screens of campaigns and of paying for them. */
export const CAMPAIGN_SCREENS = [
  {
    path: "/home/campaign/campaignList",
    kind: "tabbedList",
    title: "Flyer Campaign",
    search: campaignsSearch,
    menu: "Flyer Campaign",
    icon: Megaphone,
    load: async () =>
      (await import("../features/campaigns/campaign-list-screen.tsx")).CampaignListScreen,
    rows: async () =>
      (await import("../features/campaigns/campaign-list-screen.tsx")).firstCampaigns,
  },
  {
    path: "/home/campaign/campaignType",
    kind: "form",
    title: "Create campaign",
    search: campaignTypeSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/campaign-type-screen.tsx")).CampaignTypeScreen,
  },
  {
    path: "/home/checkout",
    kind: "form",
    title: "Payment",
    search: checkoutSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/payments/left-checkout-screen.tsx")).LeftCheckoutScreen,
  },
  {
    path: "/home/campaign/promotionBatch",
    kind: "steps",
    title: "Start Offer/Product Campaign",
    search: campaignFlowSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/start/flyer/flyer-screen.tsx")).FlyerScreen,
  },
  {
    path: "/home/campaign/sponsoredPromotion",
    kind: "steps",
    title: "Sponsored display",
    search: campaignFlowSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/start/sponsored/sponsored-screen.tsx")).SponsoredScreen,
  },
  {
    path: "/home/campaign/sponsoredCampaignList",
    kind: "tabbedList",
    title: "Sponsored Campaign",
    search: campaignsSearch,
    menu: "Sponsored Campaign",
    icon: Sparkles,
    load: async () =>
      (await import("../features/campaigns/results/sponsored/sponsored-list-screen.tsx"))
        .SponsoredListScreen,
    rows: async () =>
      (await import("../features/campaigns/results/sponsored/sponsored-list-screen.tsx"))
        .firstSponsored,
  },
  {
    path: "/home/campaign/manage",
    kind: "detail",
    title: "Campaign",
    search: campaignSearch,
    load: async () =>
      (await import("../features/campaigns/results/detail/campaign-screen.tsx")).CampaignScreen,
  },
] as const satisfies readonly Screen[];
