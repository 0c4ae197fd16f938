import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer-plan-draft";
import { exampleCheckout } from "../examples/example-checkout.ts";
import type { ListedMachine } from "../list/listed-machine.ts";
import { flyerCampaignMachine } from "./flyer-campaign.machine.ts";

const broken = { rule: "FLYER-M1", field: "fromDate", message: "The first day is missing." };
const promocode = { code: "SPRING", promocode: { type: "P", discount: 10 } };

const start = {
  draft: emptyFlyerPlan({}),
  validate: () => [],
  newId: () => "k1",
  prefill: "",
  applied: null,
  checkoutId: null,
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
      openCheckout: [
        { tag: "opened", checkout: exampleCheckout() },
        { tag: "refused", issues: [broken] },
      ],
      checkout: (["settled", "refused", "left"] as const).map((tag) => ({
        tag,
        checkout: exampleCheckout({ state: tag === "settled" ? "paid" : "open" }),
        notice: null,
      })),
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
];
