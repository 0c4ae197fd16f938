import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { shownIssues } from "../forms/fields.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { flyerCampaignMachine } from "./flyer-campaign.machine.ts";

const noName: Issue = {
  rule: "CAMP-V6",
  field: "campaignName",
  message: "Please enter campaign name",
};
const start = (more: { readonly checkoutId?: string } = {}) => {
  let made = 0;
  return walk(flyerCampaignMachine, {
    draft: emptyFlyerPlan({}),
    validate: ({ campaignName }) => (campaignName === "" ? [noName] : []),
    newId: () => {
      made += 1;
      return `k${made}`;
    },
    prefill: "",
    ...more,
  });
};
const name = (value: string) => ({ type: "field.changed", name: "campaignName", value }) as const;
const set = { type: "plan.set" } as const;
const openDone = (checkout: Checkout = exampleCheckout()) =>
  actorDone("openCheckout", { tag: "opened", checkout });
const applied = { code: "SPRING10", promocode: { type: "P", discount: 10 } };
const setting = () => start().go(name("Spring doors open"), set);
const planSet = () => setting().go(openDone());
const endCheckout = (tag: string, checkout = exampleCheckout(), notice: string | null = null) =>
  actorDone("checkout", { tag, checkout, notice });

describe("a plan that sets itself", () => {
  const waited = delayPassed("settingDelay", "flyerCampaign.editingPlan");
  const complete = () => start().go(name("Spring doors open"));
  const lost = actorFailed("openCheckout", { message: "No answer", reference: null });

  test("[PLAN-M11] is set a moment after its last change, if nothing is missing", () => {
    expect(start().go(waited)).toMatchObject({ value: "editingPlan", started: [] });
    expect(complete().go(waited)).toMatchObject({
      value: "settingPlan",
      started: [{ src: "openCheckout", input: { id: "k1" } }],
    });
  });

  test("[PLAN-M11] waits for a change, or Set Plan, after a failure, a refusal and a cancel", () => {
    const refused = actorDone("openCheckout", { tag: "refused", issues: [noName] });
    for (const end of [lost, refused, { type: "plan.cancelled" } as const]) {
      const held = complete().go(waited, end);
      expect(held.go(waited)).toMatchObject({ value: "editingPlan", started: [] });
      expect(held.go(set).value).toBe("settingPlan");
      expect(held.go(name("Summer"), waited).value).toBe("settingPlan");
    }
  });

  test("[PLAN-M11] waits likewise after a checkout that cannot be paid any more", () => {
    const over = complete().go(waited, openDone(), endCheckout("refused"));
    expect(over.go(waited).value).toBe("editingPlan");
    expect(over.go(name("Summer"), waited).value).toBe("settingPlan");
  });
});

describe("when planning", () => {
  test("[PLAN-M1] a plan with broken rules is not sent, and shows every issue", () => {
    const refused = start().go(set);
    expect(refused).toMatchObject({ value: "editingPlan", started: [] });
    expect(shownIssues(refused.context.fields)).toEqual([noName]);
    expect(refused.context.fields).toMatchObject({ focusField: "campaignName", focusRequest: 1 });
  });

  test("[PLAN-M2] a plan is set once, under an id of its own", () => {
    expect(setting()).toMatchObject({
      value: "settingPlan",
      started: [
        {
          src: "openCheckout",
          input: { id: "k1", draft: { campaignName: "Spring doors open" }, promocode: null },
        },
      ],
    });
    expect(setting().go(set).started).toEqual([]);
  });

  test("[PLAN-M2] the flow continues with the checkout that is returned, even if another one was requested", () => {
    const resumed = setting().go(openDone({ ...exampleCheckout(), id: "opened by a colleague" }));
    expect(resumed.context.checkoutId).toBe("opened by a colleague");
  });

  test("[PLAN-M2] the same plan keeps its id after a lost response, and a changed one gets another", () => {
    const lost = setting().go(
      actorFailed("openCheckout", { message: "No answer", reference: "r-5" }),
    );
    expect(lost).toMatchObject({
      value: "editingPlan",
      context: { fields: { formError: { message: "No answer", reference: "r-5" } } },
      actions: [{ type: "notify", params: { kind: "error", message: "Error,please try again" } }],
    });
    expect(lost.go(set).started).toMatchObject([{ input: { id: "k1" } }]);
    expect(lost.go(name("Summer"), set).started).toMatchObject([{ input: { id: "k2" } }]);
  });

  test("[PLAN-M1] the server's refusals show at their fields, and the lists are read again", () => {
    const issue: Issue = { rule: "CAMP-V12", field: "cityList", message: "No city" };
    const refused = setting().go(actorDone("openCheckout", { tag: "refused", issues: [issue] }));
    expect(refused.value).toBe("editingPlan");
    expect(refused.actions).toMatchObject([{ type: "refreshLists" }]);
    expect(shownIssues(refused.context.fields)).toEqual([issue]);
  });

  test("[PLAN-M3] it can be cancelled while it is set", () => {
    expect(setting().go({ type: "plan.cancelled" }).value).toBe("editingPlan");
  });
});

describe("when the plan is set", () => {
  test("[PLAN-M3] the payment starts with the checkout that the server stored", () => {
    expect(planSet()).toMatchObject({
      value: { checkingOut: "planSet" },
      started: [{ src: "checkout", input: { checkout: { id: "k1" } } }],
    });
  });

  test("[PLAN-M3] the payment starts by the requested method, by card if there is none", () => {
    const input = (method?: "paypal") =>
      start()
        .go(name("Spring"), { type: "plan.set", ...(method ? { method } : {}) })
        .go(openDone()).started[0]?.input;
    expect(input("paypal")).toMatchObject({ prefers: "paypal" });
    expect(input()).toMatchObject({ prefers: "card" });
  });

  test("[PLAN-M3] changing the plan removes the price and the payment", () => {
    const changed = planSet().go(name("Summer"));
    expect(changed).toMatchObject({
      value: "editingPlan",
      context: { checkout: null, checkoutId: null, fields: { values: { campaignName: "Summer" } } },
    });
    expect(changed.snapshot.children).not.toHaveProperty("checkout");
  });

  test("[PLAN-M4] a promo code applied or removed sets it anew, as another checkout", () => {
    const priced = planSet().go({ type: "promocode.applied", applied });
    expect(priced).toMatchObject({
      value: "settingPlan",
      started: [{ src: "openCheckout", input: { id: "k2", promocode: "SPRING10" } }],
    });
    const without = priced.go(openDone(), { type: "promocode.withdrawn" });
    expect(without.started).toMatchObject([{ input: { id: "k3", promocode: null } }]);
  });

  test("[PLAN-M4] a promo code applied before the plan is set waits for it", () => {
    const waiting = start().go(name("Spring"), { type: "promocode.applied", applied });
    expect(waiting).toMatchObject({ value: "editingPlan", started: [] });
    expect(waiting.go(set).started).toMatchObject([{ input: { promocode: "SPRING10" } }]);
  });
});

describe("when paying", () => {
  const paying = () => planSet().go({ type: "payment.begun" });

  test("[PLAN-M5] plan and price are locked until the payment is over", () => {
    expect(paying().value).toEqual({ checkingOut: "paying" });
    const still = paying().go(name("Summer"), { type: "promocode.applied", applied }, set);
    expect(still).toMatchObject({
      value: { checkingOut: "paying" },
      context: { applied: null, fields: { values: { campaignName: "Spring doors open" } } },
    });
    expect(paying().go({ type: "payment.paused" }).value).toEqual({ checkingOut: "planSet" });
  });

  test("[PLAN-M6] [FLYER-M1] settled, the success is reported and the campaign is named", () => {
    const done = paying().go(
      endCheckout("settled", exampleCheckout({ state: "paid", campaignId: "g1" })),
    );
    expect(done).toMatchObject({
      value: "redirecting",
      actions: [
        { type: "refreshLists" },
        { type: "notify", params: { kind: "success", message: "Payment succeeded!" } },
      ],
    });
    const delay = delayPassed("redirectDelay", "flyerCampaign.redirecting");
    for (const on of [delay, { type: "redirect.now" } as const])
      expect(done.go(on).snapshot).toMatchObject({
        status: "done",
        output: { paid: true, campaignId: "g1" },
      });
  });

  test("[FLYER-M1] the message names no payment if nothing was charged", () => {
    const done = planSet().go(endCheckout("settled", exampleCheckout({ state: "paid" }, 0)));
    expect(done.actions.at(-1)).toMatchObject({
      params: { message: "yah!! campaign created successfully" },
    });
  });

  test("[PLAN-M7] a refused checkout leads back to the plan with the reason, and to a new checkout", () => {
    const refused = paying().go(
      endCheckout("refused", exampleCheckout({ state: "expired" }), "Too late."),
    );
    expect(refused).toMatchObject({
      value: "editingPlan",
      context: { checkoutId: null, fields: { formError: { message: "Too late." } } },
    });
    expect(refused.go(set).started).toMatchObject([{ input: { id: "k2" } }]);
  });

  test.each([
    ["refundDue", true],
    ["refunded", true],
    ["expired", false],
    ["cancelled", false],
  ] as const)(
    "[PLAN-M10] a checkout that is %s says whether money goes back: %s",
    (state, isRefunded) => {
      const refused = paying().go(
        endCheckout("refused", exampleCheckout({ state }), "Sold already."),
      );
      expect(refused.context.isRefunded).toBe(isRefunded);
      const lost = refused.go(set, actorFailed("openCheckout", { message: "No answer" }));
      expect(lost.context.isRefunded).toBe(false);
    },
  );

  test("[PLAN-M7] left open, the output names the checkout and no campaign", () => {
    expect(paying().go(endCheckout("left")).snapshot).toMatchObject({
      status: "done",
      output: { paid: false, campaignId: null, checkoutId: "k1" },
    });
  });
});

describe("after a reload", () => {
  const resume = (checkout: Checkout | null) =>
    start({ checkoutId: "k1" }).go(actorDone("loadCheckout", checkout));

  test("[PLAN-M8] the open checkout is loaded, and can be paid", () => {
    expect(start({ checkoutId: "k1" })).toMatchObject({
      value: "resuming",
      started: [{ src: "promocode" }, { src: "loadCheckout", input: { checkoutId: "k1" } }],
    });
    expect(resume(exampleCheckout({ state: "unknown" }))).toMatchObject({
      value: { checkingOut: "planSet" },
      started: [{ src: "checkout", input: { checkout: { state: "unknown" } } }],
    });
  });

  test("[PLAN-M8] one that is gone starts with the plan; a missing response is retried", () => {
    expect(resume(null)).toMatchObject({ value: "editingPlan", context: { checkoutId: null } });
    const failed = start({ checkoutId: "k1" }).go(actorFailed("loadCheckout"));
    expect(failed.go({ type: "resume.retry" }).value).toBe("resuming");
    expect(failed.go({ type: "resume.dropped" })).toMatchObject({
      value: "editingPlan",
      context: { checkoutId: null },
    });
  });
});
