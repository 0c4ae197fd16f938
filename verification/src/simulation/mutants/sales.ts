import type { SimulationMutant } from "./simulation-mutant.ts";
import {
  neverIf,
  removeFromChain,
  removeStatement,
  setArgument,
  setConstant,
  setProperty,
} from "../../mutation/operators.ts";

const FULFIL = "payments/fulfilment/fulfil-checkout.ts";

/** Mistakes in what is sold: twice, otherwise than planned, or at another price. */
export const SALE_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "A flyer is sold twice.",
    situation: "sameMoment",
    file: FULFIL,
    within: "makeFlyer",
    mutation: neverIf("isSoldAlready"),
  },
  {
    description: "An offer is promoted twice.",
    situation: "sameMoment",
    file: FULFIL,
    within: "makePromotion",
    mutation: neverIf("isSoldAlready"),
  },
  {
    description: "Products are mapped twice.",
    situation: "sameMoment",
    file: FULFIL,
    within: "whyUnmappable",
    mutation: neverIf("mapped"),
  },
  {
    description: "Two checkouts that are paid at the same moment are both made of the same items.",
    situation: "sameMoment",
    file: "campaigns/sold-items.ts",
    within: "lockSoldItems",
    mutation: removeStatement("lockInOrder"),
  },
  {
    description: "A campaign is made for an approved branch that is not approved any more.",
    situation: "sameMoment",
    file: FULFIL,
    within: "lockBranch",
    mutation: removeFromChain("for"),
  },
  {
    description: "An approval starts no campaign that waited for it.",
    file: "approval/change-approval.ts",
    within: "changeApproval",
    mutation: removeStatement("startWaiting"),
  },
  {
    description: "An approval or its withdrawal switches no item.",
    file: "approval/change-approval.ts",
    within: "changeApproval",
    mutation: removeStatement("switchItems"),
  },
  {
    description: "Days are paid for that were over before.",
    file: FULFIL,
    within: "makeFlyer",
    mutation: setArgument(
      "campaignRun",
      0,
      "{ from: draft.fromDate, days, paidAt: sale.checkout.createdOn, approved }",
    ),
  },
  {
    description: "Products are mapped to an offer that is over, and paid for.",
    file: FULFIL,
    within: "makeMapping",
    mutation: setArgument(
      "mappingRun",
      0,
      "{ validTill: live.validTill, paidAt: sale.checkout.createdOn }",
    ),
  },
  {
    description: "A shorter campaign takes days from a longer one.",
    file: "campaigns/start-items.ts",
    within: "started",
    mutation: setConstant(
      "till",
      "sql`case when ${covered} then ${at(validTill)} else ${at(validTill)} end`",
    ),
  },
  {
    description: "A campaign has only the first of its items.",
    file: FULFIL,
    within: "makeFlyer",
    mutation: setProperty("items", "ids.slice(0, 1)"),
  },
  {
    description: "A campaign is shown in no city.",
    file: FULFIL,
    within: "campaignPlaces",
    mutation: setProperty("cityList", "[]"),
  },
  {
    description: "A campaign has fewer days than were paid for.",
    file: "payments/fulfilment/make-campaign.ts",
    within: "makeCampaign",
    mutation: setProperty("days", "1"),
  },
  {
    description: "Places are not paid for.",
    file: "payments/checkouts/price-flyer-plan.ts",
    within: "priceFlyerPlan",
    mutation: setProperty("places", "1"),
  },
  {
    description: "Products are counted as mapped before they are.",
    file: "payments/checkouts/price-mapping.ts",
    within: "priceMapping",
    mutation: setProperty("existing", "draft.products.length + existing"),
  },
];
