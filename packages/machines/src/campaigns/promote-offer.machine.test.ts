import {
  chooseArea,
  choosePlan,
  emptyPromotion,
} from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { actorDone, walk } from "../testing/walk.ts";
import { promoteOfferMachine } from "./promote-offer.machine.ts";

const start = (approved = true) =>
  walk(promoteOfferMachine, {
    draft: emptyPromotion("o1"),
    validate: () => [],
    newId: () => "k1",
    approved,
  });
const change = (values: PromoteOfferDraft) => ({ type: "fields.changed", values }) as const;
const area = (campaignArea: "city" | "state") =>
  change(chooseArea(emptyPromotion("o1"), campaignArea));
const applied = {
  type: "promocode.applied",
  applied: { code: "SPRING10", promocode: { type: "P", discount: 10 } },
} as const;
const set = { type: "plan.set" } as const;
const opened = actorDone("openCheckout", { tag: "opened", checkout: exampleCheckout() });
const settled = actorDone("checkout", {
  tag: "settled",
  checkout: exampleCheckout({ state: "paid" }),
  notice: null,
});

describe("promoting an offer", () => {
  test("[PROMOFLOW-M1] a promo code counts for states, and waits while single cities are chosen", () => {
    const inCity = start().go(area("city"), applied, set);
    expect(inCity.started).toMatchObject([{ src: "openCheckout", input: { promocode: null } }]);
    const inState = inCity.go(area("state"), set);
    expect(inState.started).toMatchObject([{ input: { promocode: "SPRING10" } }]);
  });

  test("[PROMOFLOW-M1] another area takes the plan and its price back", () => {
    const draft = choosePlan(chooseArea(emptyPromotion("o1"), "state"), "week");
    const priced = start().go(change(draft), set, opened);
    expect(priced.value).toEqual({ checkingOut: "planSet" });
    expect(priced.go(area("city"))).toMatchObject({
      value: "editingPlan",
      context: { checkout: null, fields: { values: { plan: "" } } },
    });
  });

  test("[PROMOFLOW-M2] [PROMOTE-R4] settled, it is reported that the offer is live", () => {
    expect(start().go(set, opened, settled).actions.at(-1)).toEqual({
      type: "notify",
      params: { kind: "success", message: "yah!! offer live successfully" },
    });
  });

  test("[PROMOFLOW-M2] in a branch that awaits approval, it is reported when it goes live", () => {
    expect(start(false).go(set, opened, settled).actions.at(-1)).toMatchObject({
      params: { message: "Campaign created. It goes live within 24 hours of store approval." },
    });
  });
});
