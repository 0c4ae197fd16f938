import { mapProductsRules } from "@marquee/domain/campaigns/promotion/map-products-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { shownIssues } from "../forms/fields.ts";
import { actorDone, walk } from "../testing/walk.ts";
import { mapProductsMachine } from "./map-products.machine.ts";

const start = () =>
  walk(mapProductsMachine, {
    draft: { offerId: "o1", products: [] },
    validate: (draft) => ruleIssues(mapProductsRules, draft, { offerLive: true }),
    newId: () => "k1",
  });
const choose = (...products: readonly string[]) =>
  ({ type: "field.changed", name: "products", value: products }) as const;
const set = { type: "plan.set" } as const;
const priceChosen = () =>
  start().go(
    choose("p1"),
    set,
    actorDone("openCheckout", { tag: "opened", checkout: exampleCheckout() }),
  );
const applied = { code: "SPRING10", promocode: { type: "P", discount: 10 } };

describe("mapping products", () => {
  test("[MAPFLOW-M1] nothing chosen is not sent, and shows why", () => {
    const stays = start().go(set);
    expect(stays).toMatchObject({ value: "editingPlan", started: [] });
    expect(shownIssues(stays.context.fields).map(({ message }) => message)).toEqual([
      "Please select product",
    ]);
  });

  test("[MAPFLOW-M1] there is no promo code box, and no code is taken", () => {
    expect(start().started).toEqual([]);
    expect(start().go({ type: "promocode.applied", applied }).context.applied).toBeNull();
    expect(start().go(choose("p1"), set).started).toEqual([
      {
        src: "openCheckout",
        input: { id: "k1", draft: { offerId: "o1", products: ["p1"] }, promocode: null },
      },
    ]);
    const paying = priceChosen().go(
      { type: "promocode.applied", applied },
      { type: "payment.begun" },
    );
    expect(paying.value).toEqual({ checkingOut: "paying" });
  });

  test("[MAPFLOW-M2] [MAP-R3] settled, it is reported that the products are mapped, and the offers follow", () => {
    const checkout = exampleCheckout({ state: "paid" });
    const mapped = priceChosen().go(
      actorDone("checkout", { tag: "settled", checkout, notice: null }),
    );
    expect(mapped.actions.at(-1)).toEqual({
      type: "notify",
      params: {
        kind: "success",
        message: "yah!! product map with live offer successfully",
      },
    });
    expect(mapped.go({ type: "redirect.now" }).snapshot.output).toMatchObject({ paid: true });
  });
});
