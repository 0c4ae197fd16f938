import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sameValue } from "./same-value.ts";
import { differingFields, isOverwrite, mergeChoices, type Side } from "./stale-save.ts";

const draft = fc.record({
  heading: fc.constantFrom("Linen", "Wool", ""),
  products: fc.array(fc.constantFrom("p1", "p2"), { maxLength: 2 }),
  isPrimary: fc.constantFrom("Y", "N"),
});
const side = fc.constantFrom<Side>("own", "theirs");
const choices = fc.record({ heading: side, products: side, isPrimary: side });

describe("a stale save", () => {
  test("[FORM-M11] each field gets the value of the side that was chosen, and the others are equal anyway", () => {
    fc.assert(
      fc.property(draft, draft, choices, (own, theirs, chosen) => {
        const merged = mergeChoices(own, theirs, chosen);
        for (const name of ["heading", "products", "isPrimary"] as const)
          expect(merged[name]).toEqual(chosen[name] === "own" ? own[name] : theirs[name]);
      }),
    );
  });

  test("[FORM-M11] nothing differs after one side was chosen throughout", () => {
    fc.assert(
      fc.property(draft, draft, (own, theirs) => {
        const all = (of: Side) =>
          Object.fromEntries(differingFields(own, theirs).map((name) => [name, of]));
        expect(differingFields(mergeChoices(own, theirs, all("own")), own)).toEqual([]);
        expect(differingFields(mergeChoices(own, theirs, all("theirs")), theirs)).toEqual([]);
        expect(differingFields(mergeChoices(own, theirs, {}), theirs)).toEqual([]);
      }),
    );
  });

  test("[FORM-M12] what is saved without a question leaves every change of the other user as it is", () => {
    fc.assert(
      fc.property(draft, draft, draft, (baseline, own, theirs) => {
        fc.pre(!isOverwrite(own, { baseline, theirs }));
        const changed = (["heading", "products", "isPrimary"] as const).filter(
          (name) => !sameValue(baseline[name], theirs[name]),
        );
        expect(changed.map((name) => own[name])).toEqual(changed.map((name) => theirs[name]));
      }),
    );
  });

  test("[FORM-M11] fields that follow from others are not asked for", () => {
    const own = { price: 100, offerPrice: 90 };
    expect(differingFields(own, { price: 80, offerPrice: 70 }, ["offerPrice"])).toEqual(["price"]);
  });
});
