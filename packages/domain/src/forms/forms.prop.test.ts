import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FieldKind, FieldValues, PartialDraft } from "../validation/form-fields.ts";
import { FORM_NAMES, FORMS } from "./forms.ts";

const text = fc.oneof(
  fc.constantFrom("", " ", "Y", "N", "offer", "product", "city", "custom", "4165550199"),
  fc.string(),
);
const VALUES: { readonly [Kind in FieldKind]: fc.Arbitrary<FieldValues[Kind]> } = {
  text,
  day: fc.constantFrom("", "2026-03-01", "2026-03-02", "2026-03-09", "2026-02-30"),
  list: fc.array(text, { maxLength: 3 }),
  entries: fc.array(fc.jsonValue(), { maxLength: 3 }),
  amount: fc.option(fc.double()),
  flag: fc.constantFrom("Y", "N", "", "maybe"),
  tick: fc.boolean(),
};

const arbitraryValue = (kind: FieldKind): fc.Arbitrary<FieldValues[FieldKind]> => VALUES[kind];

/** A field of a form with a value of its kind. */
const arbitraryField = (fields: readonly (readonly [string, FieldKind])[]) =>
  fc
    .constantFrom(...fields)
    .chain(([field, kind]) => fc.tuple(fc.constant(field), arbitraryValue(kind)));

/** A form with a draft that leaves out what it likes. */
const filledIn = fc.constantFrom(...FORM_NAMES).chain((name) =>
  fc.array(arbitraryField(Object.entries(FORMS[name].fields)), { maxLength: 20 }).map((entries) => {
    const draft: PartialDraft = Object.fromEntries(entries);
    return { name, draft };
  }),
);
const context = fc.record({
  actor: fc.constantFrom({}, { isMaster: "Y" as const }),
  now: fc.constant("2026-03-02T12:00:00Z"),
  editing: fc.boolean(),
  places: fc.constantFrom(undefined, 0, 3),
  offerLive: fc.constantFrom(undefined, true, false),
  taken: fc.constantFrom(undefined, [], ["name", "code", "corporationId", "businessName"]),
  captcha: fc.constantFrom(undefined, "right", "wrong", "over"),
  items: fc.constantFrom(undefined, [{ id: "", validTill: null }]),
});

describe("laws of every form", () => {
  it("[FORM-F4] reports rules of its own, once each, in the order of the list, whatever was typed", () => {
    fc.assert(
      fc.property(filledIn, context, ({ name, draft }, known) => {
        const found = FORMS[name].check(draft, known).map(({ rule }) => rule);
        const order = FORMS[name].rules.map(({ rule }) => rule);
        expect(found).toEqual(order.filter((rule) => found.includes(rule)));
      }),
      { numRuns: 3000 },
    );
  });
  it("[FORM-F4] checks the same draft with the same result each time", () => {
    fc.assert(
      fc.property(filledIn, context, ({ name, draft }, known) => {
        expect(FORMS[name].check(draft, known)).toEqual(FORMS[name].check(draft, known));
      }),
    );
  });
});
