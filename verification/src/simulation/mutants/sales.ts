import {
  removeFromChain,
  removeStatement,
  replaceCall,
  setArgument,
  setConstant,
  setProperty,
} from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const PURCHASE = "payments/purchases/define-purchase.ts";
const FLYER = "payments/purchases/flyer.ts";
const PROMOTION = "payments/purchases/promote-offer.ts";
const MAPPING = "payments/purchases/map-products.ts";

/** Mistakes in what is sold: twice, otherwise than planned, or at another price. */
export const SALE_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "A flyer is sold twice.",
    situation: "sameMoment",
    file: FLYER,
    within: "flyer",
    mutation: replaceCall("isSoldAlready", "false"),
  },
  {
    description: "An offer is promoted twice.",
    situation: "sameMoment",
    file: PROMOTION,
    within: "promoteOffer",
    mutation: replaceCall("isSoldAlready", "false"),
  },
  {
    description: "Products are mapped twice.",
    situation: "sameMoment",
    file: MAPPING,
    within: "mapProducts",
    mutation: replaceCall("has", "false"),
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
    file: "payments/purchases/plan-queries.ts",
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
    file: PURCHASE,
    within: "definePurchase",
    mutation: replaceCall("now", "new Date(checkout.createdOn)"),
  },
  {
    description: "Products are mapped to an offer that is over, and paid for.",
    file: MAPPING,
    within: "mapProducts",
    mutation: setArgument(
      "mappingRun",
      0,
      "{ validTill: offer.validTill, paidAt: offer.validFrom ?? paidAt }",
    ),
  },
  {
    description: "A shorter campaign takes days from a longer one.",
    file: "campaigns/start-items.ts",
    within: "runColumns",
    mutation: setConstant(
      "till",
      "sql`case when ${covered} then ${at(validTill)} else ${at(validTill)} end`",
    ),
  },
  {
    description: "A campaign has only the first of its items.",
    file: PURCHASE,
    within: "definePurchase",
    mutation: setProperty("items", "ids.slice(0, 1)"),
  },
  {
    description: "A campaign is shown in no city.",
    file: "payments/purchases/plan-places.ts",
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
    file: FLYER,
    within: "flyer",
    mutation: setArgument(
      "priceFlyer",
      0,
      "{ items, from, to, places: 1, promocode, tax: branch.tax, ...receiptFor }",
    ),
  },
  {
    description: "Products are counted as mapped before they are.",
    file: MAPPING,
    within: "mapProducts",
    mutation: replaceCall(
      "countOthers",
      "draft.products.length + (await countOthers(context.tx, draft))",
    ),
  },
];
