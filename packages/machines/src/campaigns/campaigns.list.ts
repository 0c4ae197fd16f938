import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer-plan-draft";
import { exampleCheckout } from "../examples/example-checkout.ts";
import type { ListedMachine } from "../list/listed-machine.ts";
import { flyerCampaignMachine } from "./flyer-campaign.machine.ts";
import { mapProductsMachine } from "./map-products.machine.ts";

const broken = { rule: "FLYER-M1", field: "fromDate", message: "The first day is missing." };
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

const missing = { rule: "MAPFLOW-M1", field: "products", message: "Please select product" };
const mapping = {
  draft: { offerId: "o1", products: ["p1"] },
  validate: () => [],
  newId: () => "k1",
};

/** The machines of campaigns. */
export const campaignMachines: readonly ListedMachine[] = [
  {
    noun: "campaigns",
    title: "Flyer campaign",
    machine: flyerCampaignMachine,
    starts: [
      { title: "A plan that holds", input: start },
      { title: "A plan with a broken rule", input: { ...start, validate: () => [broken] } },
      { title: "After a reload", input: { ...start, checkoutId: "k0" } },
    ],
    events: [
      { type: "field.changed", name: "campaignName", value: "Spring" },
      { type: "fields.changed", values: { campaignName: "Spring" } },
      { type: "field.blurred", name: "campaignName" },
      { type: "promocode.applied", applied: promocode },
    ],
    answers: {
      loadCheckout: [exampleCheckout(), null],
      openCheckout,
      checkout: checkouts,
      promocode: [],
    },
    guards: {
      hasCheckout: { asks: "Was a checkout open before the reload?", rules: ["FLYER-M8"] },
      wasFound: { asks: "Does the server still have the checkout?", rules: ["FLYER-M8"] },
      holds: { asks: "Does every rule of the plan hold?", rules: ["FLYER-M1"] },
      wasOpened: { asks: "Did the server store the plan?", rules: ["FLYER-M2"] },
      hasSettled: { asks: "Is it paid, or free?", rules: ["FLYER-M6"] },
      wasRefused: { asks: "Can it not be paid any more?", rules: ["FLYER-M7"] },
    },
  },
  {
    noun: "campaigns",
    title: "Products for a live offer",
    machine: mapProductsMachine,
    starts: [
      { title: "A choice that holds", input: mapping },
      { title: "Nothing chosen", input: { ...mapping, validate: () => [missing] } },
      { title: "After a reload", input: { ...mapping, checkoutId: "k0" } },
    ],
    events: [
      { type: "field.changed", name: "products", value: ["p1", "p2"] },
      { type: "fields.changed", values: { products: ["p1", "p2"] } },
      { type: "field.blurred", name: "products" },
    ],
    answers: { loadCheckout: [exampleCheckout(), null], openCheckout, checkout: checkouts },
    guards: {
      hasCheckout: { asks: "Was a checkout open before the reload?", rules: ["MAPFLOW-M6"] },
      wasFound: { asks: "Does the server still have the checkout?", rules: ["MAPFLOW-M6"] },
      holds: { asks: "Does every rule of the choice hold?", rules: ["MAPFLOW-M1"] },
      wasOpened: { asks: "Did the server store the choice?", rules: ["MAPFLOW-M2"] },
      hasSettled: { asks: "Is it paid, or free?", rules: ["MAPFLOW-M4"] },
      wasRefused: { asks: "Can it not be paid any more?", rules: ["MAPFLOW-M5"] },
    },
  },
];
