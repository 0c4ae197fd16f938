import { mapProductsRules } from "@marquee/domain/campaigns/map-products-rules";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import { describe, expect, test } from "vitest";
import { shownIssues } from "../forms/fields.ts";
import { exampleCheckout } from "../examples/example-checkout.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { mapProductsMachine } from "./map-products.machine.ts";

const start = (more: { readonly checkoutId?: string } = {}) => {
  let made = 0;
  return walk(mapProductsMachine, {
    draft: { offerId: "o1", products: [] },
    validate: (draft) => brokenRules(mapProductsRules, draft, { offerLive: true }),
    newId: () => {
      made += 1;
      return `k${made}`;
    },
    ...more,
  });
};
const choose = (...products: readonly string[]) =>
  ({ type: "field.changed", name: "products", value: products }) as const;
const set = { type: "plan.set" } as const;
const opened = (checkout = exampleCheckout()) =>
  actorDone("openCheckout", { tag: "opened", checkout });
const refused = (...issues: readonly Issue[]) =>
  actorDone("openCheckout", { tag: "refused", issues });
const pricing = () => start().go(choose("p1"), set);
const priced = () => pricing().go(opened());
const paid = exampleCheckout({ state: "paid" });
const ended = (tag: string, checkout = exampleCheckout(), notice: string | null = null) =>
  actorDone("checkout", { tag, checkout, notice });

describe("when choosing", () => {
  test("[MAPFLOW-M1] nothing chosen is not sent, and shows why", () => {
    const stays = start().go(set);
    expect(stays).toMatchObject({ value: "choosing", started: [] });
    expect(shownIssues(stays.context.fields).map(({ message }) => message)).toEqual([
      "Please select product",
    ]);
  });

  test("[MAPFLOW-M2] a choice is priced once, under an id of its own", () => {
    const input = { id: "k1", draft: { offerId: "o1", products: ["p1"] } };
    expect(pricing()).toMatchObject({
      value: "pricing",
      started: [{ src: "openCheckout", input }],
    });
    expect(pricing().go(set).started).toEqual([]);
  });

  test("[MAPFLOW-M2] it keeps its id after a lost answer, and gets another one after a change", () => {
    const failed = pricing().go(actorFailed("openCheckout"));
    expect(failed.go(set).started[0]?.input).toMatchObject({ id: "k1" });
    expect(failed.go(choose("p2"), set).started[0]?.input).toMatchObject({ id: "k2" });
  });

  test("[MAPFLOW-M2] the flow goes on with the checkout that is answered", () => {
    const other = { ...exampleCheckout(), id: "opened by a colleague" };
    expect(pricing().go(opened(other)).context.checkoutId).toBe("opened by a colleague");
  });

  test("[MAPFLOW-M1] an offer that is over by now is refused at its field, and the products are read again", () => {
    const over: Issue = { rule: "MAP-V2", field: "offerId", message: "Please select a live offer" };
    const back = pricing().go(refused(over));
    expect(back).toMatchObject({ value: "choosing", context: { checkoutId: null } });
    expect(back.context.fields.serverIssues).toEqual([over]);
    expect(back.actions.map(({ type }) => type)).toEqual(["refreshLists"]);
  });

  test("[MAPFLOW-M3] a change while it is being priced drops the price", () => {
    expect(pricing().go(choose("p1", "p2"))).toMatchObject({
      value: "choosing",
      context: { checkoutId: null },
    });
    expect(pricing().go({ type: "plan.cancelled" }).value).toBe("choosing");
  });
});

describe("when paying", () => {
  test("[MAPFLOW-M3] another choice removes the price, unless a payment is under way", () => {
    expect(priced().go(choose("p2"))).toMatchObject({
      value: "choosing",
      context: { checkout: null },
    });
    const paying = priced().go({ type: "payment.begun" });
    expect(paying.go(choose("p2"))).toMatchObject({
      value: { checkingOut: "paying" },
      context: { fields: { values: { products: ["p1"] } } },
    });
    expect(paying.go({ type: "payment.paused" }, choose("p2")).value).toBe("choosing");
  });

  test("[MAPFLOW-M4] [MAP-R3] the success is reported, and the offers open after three seconds or at once", () => {
    const mapped = priced().go({ type: "payment.begun" }, ended("settled", paid));
    expect(mapped).toMatchObject({
      value: "redirecting",
      actions: [
        { type: "refreshLists" },
        {
          type: "notify",
          params: {
            kind: "success",
            message: "yah!! product map with live offer successfully",
          },
        },
      ],
    });
    for (const on of [
      delayPassed("redirectDelay", "mapProducts.redirecting"),
      { type: "redirect.now" } as const,
    ])
      expect(mapped.go(on).snapshot).toMatchObject({ status: "done", output: { mapped: true } });
  });

  test("[MAPFLOW-M5] a refused checkout leads back with the reason, one left open maps nothing", () => {
    const back = priced().go(ended("refused", exampleCheckout(), "The offer is over."));
    expect(back).toMatchObject({
      value: "choosing",
      context: { checkout: null, fields: { formError: { message: "The offer is over." } } },
    });
    expect(priced().go(ended("left")).snapshot).toMatchObject({
      status: "done",
      output: { mapped: false },
    });
  });
});

describe("after a reload", () => {
  const resuming = () => start({ checkoutId: "k0" });

  test("[MAPFLOW-M6] the checkout is resumed, or the choice is where it is gone", () => {
    expect(resuming().started).toEqual([{ src: "loadCheckout", input: { checkoutId: "k0" } }]);
    expect(resuming().go(actorDone("loadCheckout", exampleCheckout())).value).toEqual({
      checkingOut: "priced",
    });
    expect(resuming().go(actorDone("loadCheckout", null))).toMatchObject({
      value: "choosing",
      context: { checkoutId: null },
    });
  });

  test("[MAPFLOW-M6] a server that is away is asked again, or the person starts anew", () => {
    const away = resuming().go(actorFailed("loadCheckout"));
    expect(away.value).toBe("resumeFailed");
    expect(away.go({ type: "resume.retry" }).value).toBe("resuming");
    expect(away.go({ type: "resume.dropped" })).toMatchObject({
      value: "choosing",
      context: { checkoutId: null },
    });
  });
});
