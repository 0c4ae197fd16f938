import { writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { tabDraft } from "./tab-draft.ts";

interface Plan {
  readonly name: string;
  readonly place: { readonly cities: readonly string[] };
  readonly checkoutId: string | null;
}

const SAMPLE: Plan = { name: "", place: { cities: [] }, checkoutId: null };
const draft = tabDraft("plan", SAMPLE, ({ name }) => name !== "none");
beforeEach(() => draft.remove());

describe("a draft that a tab stores", () => {
  it("[SCREEN-W3] is read as it was written, until it is removed", () => {
    expect(draft.read()).toBeNull();
    const plan: Plan = { name: "Linen", place: { cities: ["c1"] }, checkoutId: "k1" };
    draft.write(plan);
    expect(draft.read()).toEqual(plan);
    draft.remove();
    expect(draft.read()).toBeNull();
  });

  it("[SCREEN-W3] counts as none if an earlier version stored other fields, or it cannot be read", () => {
    for (const stored of [
      "",
      "{",
      "null",
      "7",
      '{"name":"Linen"}',
      '{"name":"Linen","place":null,"checkoutId":null}',
      '{"name":"Linen","place":{"cities":"c1"},"checkoutId":null}',
      '{"name":"Linen","place":{"cities":[]}}',
      '{"name":"none","place":{"cities":[]},"checkoutId":null}',
    ]) {
      writeTabStorage("plan", stored);
      expect(draft.read()).toBeNull();
    }
  });
});
