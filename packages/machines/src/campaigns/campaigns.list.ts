import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import { emptyKeyword } from "@marquee/domain/campaigns/sponsored/keyword-rules";
import { emptySponsoredCampaign } from "@marquee/domain/campaigns/sponsored/sponsored-draft";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { confirmedActionEntry, formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { rowsEntry } from "../patterns/rows.list.ts";
import { pricedPlanMachine } from "../payments/priced-plan.machine.ts";
import { changeSponsoredMachine } from "./change-sponsored.machine.ts";
import { flyerCampaignMachine } from "./flyer-campaign.machine.ts";
import { keywordRowsMachine } from "./keyword-rows.machine.ts";
import { mapProductsMachine } from "./map-products.machine.ts";
import { promoteOfferMachine } from "./promote-offer.machine.ts";
import { renewMachine } from "./renew.machine.ts";
import { sponsoredCampaignMachine } from "./sponsored-campaign.machine.ts";

const broken = { rule: "CAMP-V1", field: "fromDate", message: "The first day is missing." };
const promocode = { code: "SPRING", promocode: { type: "P", discount: 10 } };

const checkouts = (["settled", "refused", "left"] as const).map((tag) => ({
  tag,
  checkout: exampleCheckout({ state: tag === "settled" ? "paid" : "open" }),
  notice: null,
}));

const openCheckout = [
  { tag: "opened", checkout: exampleCheckout() },
  { tag: "refused", issues: [broken] },
];

const start = {
  draft: emptyFlyerPlan({}),
  validate: () => [],
  newId: () => "k1",
  prefill: "",
  applied: null,
  checkoutId: null,
};

const missing = { rule: "MAP-V1", field: "products", message: "Please select product" };
const mapping = {
  draft: { offerId: "o1", products: ["p1"] },
  validate: () => [],
  newId: () => "k1",
};

const sponsoredNow = { id: "k1", campaignName: "Throws by keyword", changes: [] };

const noPlan = { rule: "PROMOTE-V5", field: "plan", message: "Please select campaign plan" };
const promotion = {
  ...start,
  draft: {
    ...emptyFlyerPlan({ storeId: "s1" }),
    campaignFor: "offer",
    offers: ["o1"],
    campaignName: "Winter tea",
    campaignArea: "state",
    stateList: ["ca-qc"],
    plan: "week",
  },
};

/** What every plan's entry has besides its name, its machine and what it starts with. */
const planEntry = {
  noun: "campaigns",
  responses: { loadCheckout: [exampleCheckout(), null], openCheckout, checkout: checkouts },
  guards: {
    hasCheckout: { asks: "Was a checkout open before the reload?", rules: ["PLAN-M8"] },
    wasFound: { asks: "Does the server still have the checkout?", rules: ["PLAN-M8"] },
    holds: { asks: "Does every rule of the plan hold?", rules: ["PLAN-M1"] },
    wasOpened: { asks: "Did the server store the plan?", rules: ["PLAN-M2"] },
    hasSettled: { asks: "Is it paid, or free?", rules: ["PLAN-M6"] },
    wasRefused: { asks: "Can it not be paid any more?", rules: ["PLAN-M7"] },
  },
} as const;

/** What is typed into a plan: one field alone, several, and a field that is left. */
const typing = (name: string, value: unknown) => [
  { type: "field.changed", name, value },
  { type: "fields.changed", values: { [name]: value } },
  { type: "field.blurred", name },
];

/** What a plan that takes a promo code has besides. */
const withPromocode = {
  ...planEntry,
  starts: [
    { title: "A plan that holds", input: start },
    { title: "A plan with a broken rule", input: { ...start, validate: () => [broken] } },
    { title: "After a reload", input: { ...start, checkoutId: "k0" } },
  ],
  events: [...typing("campaignName", "Spring"), { type: "promocode.applied", applied: promocode }],
  responses: { ...planEntry.responses, promocode: [] },
};

/** What a plan has besides that sets itself. */
const setsItself = {
  ...withPromocode,
  guards: {
    ...planEntry.guards,
    setsItself: {
      asks: "Is nothing missing, and was nothing refused or cancelled?",
      rules: ["PLAN-M11"],
    },
  },
};

const renewable = {
  id: "g1",
  campaignName: "Spring",
  campaignType: "flyer",
  campaignFor: "offer",
  offers: ["o1"],
  products: [],
};

/** The machines of campaigns, and the pattern of their plans. */
export const campaignMachines: readonly ListedMachine[] = [
  {
    ...setsItself,
    title: "Flyer campaign",
    machine: flyerCampaignMachine,
    // it sets its plan by itself, which the pattern does not
    pattern: flyerCampaignMachine,
  },
  {
    ...setsItself,
    title: "Promotion",
    machine: promoteOfferMachine,
    pattern: flyerCampaignMachine,
    starts: [
      { title: "A plan that holds", input: promotion },
      { title: "No plan chosen", input: { ...promotion, validate: () => [noPlan] } },
      { title: "After a reload", input: { ...promotion, checkoutId: "k0" } },
    ],
    events: [...typing("plan", "month"), { type: "promocode.applied", applied: promocode }],
  },
  {
    ...planEntry,
    title: "Products for a live offer",
    machine: mapProductsMachine,
    starts: [
      { title: "A choice that holds", input: mapping },
      { title: "Nothing chosen", input: { ...mapping, validate: () => [missing] } },
      { title: "After a reload", input: { ...mapping, checkoutId: "k0" } },
    ],
    events: typing("products", ["p1", "p2"]),
  },
  {
    ...formEntry({ id: "k1", ...emptySponsoredCampaign({}) }, ["campaignName", "storeId"]),
    noun: "campaigns",
    title: "Sponsored campaign",
    machine: sponsoredCampaignMachine,
  },
  {
    ...rowsEntry({ ...emptyKeyword, keyword: "linen", category: "Trending" }, "keyword"),
    noun: "campaigns",
    title: "Keywords of a campaign",
    machine: keywordRowsMachine,
  },
  {
    ...confirmedActionEntry("A sponsored campaign", {}, { act: "pause", campaign: sponsoredNow }),
    noun: "campaigns",
    title: "Changing a sponsored campaign",
    machine: changeSponsoredMachine,
    events: (["pause", "end"] as const).map((act) => ({
      type: "action.requested",
      subject: { id: "c1", campaign: sponsoredNow, act, terms: null },
    })),
    neverHolds: {},
    distinguish: ({ context }) => context.waiting[0]?.act,
  },
  {
    noun: "campaigns",
    title: "Renewing a campaign",
    machine: renewMachine,
    starts: [{ title: "A list of campaigns that are over", input: undefined }],
    events: [{ type: "renew.requested", campaign: renewable }],
    responses: {
      readReview: [
        { items: [{ id: "o1", heading: "Throws", refusal: null, until: null }], gone: 0 },
        { items: [], gone: 1 },
      ],
    },
    guards: { takesItems: { asks: "Is an item taken over?", rules: ["RENEW-4"] } },
  },
  {
    ...withPromocode,
    noun: "payments",
    title: "Plan that is paid for",
    machine: pricedPlanMachine,
    noScreen:
      "The pattern of plans that are paid for: each of its instances is walked on its page.",
  },
];
