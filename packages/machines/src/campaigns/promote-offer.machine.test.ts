import { defaultPromotion } from "@marquee/domain/campaigns/promotion/default-promotion";
import type { PromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { actorDone, delayPassed, walk } from "../testing/walk.ts";
import { promoteOfferMachine } from "./promote-offer.machine.ts";

const draft: PromotionDraft = {
  ...defaultPromotion(
    { id: "s1", storeName: "Plateau", cityId: "montreal" },
    { campaignFor: "offer", ids: ["o1"], names: ["Winter tea"] },
    { now: "2026-11-26T18:00:00.000Z", earlier: null },
  ),
  plan: "week",
};
const start = (approved = true) =>
  walk(promoteOfferMachine, { draft, validate: () => [], newId: () => "k1", approved });
const change = (values: Partial<PromotionDraft>) => ({ type: "fields.changed", values }) as const;
const inQuebec = change({ campaignArea: "state", cityList: [], stateList: ["qc"] });
const applied = {
  type: "promocode.applied",
  applied: { code: "SPRING10", promocode: { type: "P", discount: 10 } },
} as const;
const set = { type: "plan.set" } as const;
const opened = actorDone("openCheckout", { tag: "opened", checkout: exampleCheckout() });
const settleDone = (kind: "flyer" | "promoteOffer") =>
  actorDone("checkout", {
    tag: "settled",
    checkout: exampleCheckout({ state: "paid", kind }),
    notice: null,
  });
const promoted = settleDone("promoteOffer");

describe("promoting an offer", () => {
  test("[PROMOFLOW-M1] a promo code counts for a plan in states and for own days, and waits for a plan in single cities", () => {
    const inCity = start().go(applied, set);
    expect(inCity.started).toMatchObject([{ src: "openCheckout", input: { promocode: null } }]);
    const inState = inCity.go(inQuebec, set);
    expect(inState.started).toMatchObject([{ input: { promocode: "SPRING10" } }]);
    const ownDays = inCity.go(change({ plan: "custom" }), set);
    expect(ownDays.started).toMatchObject([{ input: { promocode: "SPRING10" } }]);
  });

  test("[PROMOFLOW-M1] another area takes the price back", () => {
    const priced = start().go(set, opened);
    expect(priced.value).toEqual({ checkingOut: "planSet" });
    expect(priced.go(inQuebec)).toMatchObject({
      value: "editingPlan",
      context: { checkout: null, fields: { values: { campaignArea: "state" } } },
    });
  });

  test("[PLAN-M11] it sets itself, and on a page with a button for it the user does", () => {
    const later = delayPassed("settingDelay", "promoteOffer.editingPlan");
    expect(start().go(inQuebec, later).value).toBe("settingPlan");
    const onPage = walk(promoteOfferMachine, {
      draft,
      validate: () => [],
      newId: () => "k1",
      setsItself: false,
    });
    expect(onPage.go(inQuebec, later).value).toBe("editingPlan");
    expect(onPage.go(inQuebec, set).value).toBe("settingPlan");
  });

  test("[PROMOFLOW-M2] [PROMOTE-R4] settled, it is reported that the offer is live", () => {
    expect(start().go(set, opened, promoted).actions.at(-1)).toEqual({
      type: "notify",
      params: { kind: "success", message: "yah!! offer live successfully" },
    });
  });

  test("[PROMOFLOW-M2] [CAMP-R7] settled for own days, it is reported as a flyer is", () => {
    expect(start().go(set, opened, settleDone("flyer")).actions.at(-1)).toMatchObject({
      params: { message: "Payment succeeded!" },
    });
  });

  test("[PROMOFLOW-M2] reports when it goes live in a branch that awaits approval", () => {
    expect(start(false).go(set, opened, promoted).actions.at(-1)).toMatchObject({
      params: { message: "Campaign created. It goes live within 24 hours of store approval." },
    });
  });
});
