import { FORM_NAMES, FORMS } from "@marquee/domain/forms/forms";
import { describe, expect, it } from "vitest";
import { run } from "../run.ts";

const ask = (words: string, input: unknown) =>
  run([...words.split(" "), JSON.stringify(input)], () => Promise.resolve(null));

/** The answer to a draft as text, at the beginning of March 2nd, 2026. */
async function rules(form: string, draft: unknown, context?: unknown): Promise<string> {
  const outcome = await ask(`validate ${form}`, { draft, context, now: "2026-03-02" });
  return JSON.stringify("document" in outcome ? outcome.document : outcome);
}

describe("checking a draft", () => {
  it.each(FORM_NAMES)(
    "[FORM-F3] takes an empty draft of the form %s, and returns its own rules",
    async (name) => {
      const outcome = await ask(`validate ${name}`, { draft: {}, user: { isMaster: "Y" } });
      const own = FORMS[name].rules.map(({ rule }) => rule);
      // Nothing can be missing from a policy without free shipping.
      expect(outcome.code).toBe(name === "store-policy" ? 0 : 1);
      const { issues } = JSON.parse(JSON.stringify("document" in outcome ? outcome.document : {}));
      for (const { rule } of issues) expect(own).toContain(rule);
    },
  );
  it("[CLI-C5] takes amounts as numbers or as typed, and flags as Y and N or true and false", async () => {
    for (const actualPrice of [0, 12.5, "12.5", "12,50"])
      expect(await rules("product", { actualPrice })).not.toContain("PRODUCT-V6");
    for (const actualPrice of ["", "  ", null, -1])
      expect(await rules("product", { actualPrice })).toContain("PRODUCT-V6");
    for (const isOfferSection of ["Y", true])
      expect(await rules("section", { isOfferSection })).not.toContain("SECTION-V1");
    for (const isOfferSection of ["N", false, ""])
      expect(await rules("section", { isOfferSection })).toContain("SECTION-V1");
    for (const agreement of ["Y", true])
      expect(await rules("personal-info", { agreement })).not.toContain("PERSONAL-V6");
    for (const agreement of ["N", false, null])
      expect(await rules("personal-info", { agreement })).toContain("PERSONAL-V6");
  });
  it("[CLI-C6] passes to a form what look-ups found", async () => {
    const plan = { toDate: "2026-03-16", campaignFor: "offer", offers: ["o1"] };
    const items = (validTill: string) => ({ items: [{ id: "o1", validTill }] });
    expect(await rules("sponsored-campaign", plan, items("2026-03-15"))).toContain("SPONSOR-V10");
    expect(await rules("sponsored-campaign", plan, items("2026-03-16"))).not.toContain(
      "SPONSOR-V10",
    );
    expect(await rules("map-products", { offerId: "o1" }, { offerLive: false })).toContain(
      "MAP-V2",
    );
    expect(await rules("sign-up", {}, { standing: "onboarded" })).toContain("SIGNUP-V7");
    expect(await rules("company", { name: "A" }, { taken: ["name"] })).toContain("COMPANY-V8");
    expect(await rules("personal-info", { captcha: "a" }, { captcha: "wrong" })).toContain(
      "PERSONAL-V8",
    );
  });
});
