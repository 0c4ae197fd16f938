import { describe, expect, it } from "vitest";
import { completeDraft } from "../validation/form-fields.ts";
import { allRules, FORM_NAMES, FORMS, isFormName } from "./forms.ts";

const context = { actor: {}, now: "2026-03-02T12:00:00Z", editing: false };

describe("the registry of forms", () => {
  it("[FORM-F1] knows every form by the name the headless interface gives it", () => {
    expect(FORM_NAMES).toEqual([
      "offer",
      "product",
      "variant",
      "user",
      "invite-users",
      "role",
      "sign-up",
      "store-info",
      "address",
      "personal-info",
      "branch",
      "store-category",
      "store-manager",
      "store-policy",
      "company",
      "company-logo",
      "category",
      "profile",
      "flyer-plan",
      "promote-offer-plan",
      "promote-offer-area",
      "map-products",
      "sponsored-campaign",
      "sponsored-terms",
      "keyword",
      "keywords",
      "section",
      "section-row",
      "section-rows",
      "shop-section",
      "bill-rejection",
      "dispute",
      "send-back",
      "corrected-address",
      "refund",
      "difference",
      "date-range",
      "promocode",
      "saved-card",
      "saved-view",
    ]);
    expect(isFormName("offer")).toBe(true);
    for (const text of ["Offer", "constructor", "toString", ""])
      expect(isFormName(text)).toBe(false);
  });
  it("[FORM-F2] gives every rule a number of its own, a field of its form, and a message", () => {
    const rules = allRules();
    const byForm = rules.map(({ form, rule }) => `${form} ${rule}`);
    expect(new Set(byForm).size).toBe(rules.length);
    const messages = new Map(rules.map(({ rule, message }) => [rule, message]));
    for (const { form, rule, field, message } of rules) {
      expect(Object.keys(FORMS[form].fields)).toContain(field);
      expect(message.trim()).not.toBe("");
      expect([rule, messages.get(rule)]).toEqual([rule, message]);
    }
    const shared = rules.filter(
      ({ rule }, at) => rules.findIndex((each) => each.rule === rule) < at,
    );
    expect(new Set(shared.map(({ form }) => form))).toEqual(new Set(["branch", "store-manager"]));
  });
  it.each([
    [
      "store-info",
      { websiteUrl: "atelier" },
      [
        ["corporationId", "Please enter Corporation id"],
        ["businessName", "Please enter Company name"],
        ["storeName", "Please enter Store name"],
        ["branchName", "Please enter Branch name"],
        ["marketPlace", "Please select marketplace"],
        ["websiteUrl", "Please enter valid URL"],
      ],
    ],
    [
      "personal-info",
      { contactNumber: "416555", operatingHoursFrom: "10:00" },
      [
        ["ownerName", "Please enter owner/manager name"],
        ["managerEmail", "Please enter email address."],
        ["contactNumber", "Please enter valid mobile number."],
        ["operatingHoursTo", "Please enter when it closes"],
        ["agreement", "Please accept the agreement"],
        ["captcha", "Please enter captcha"],
      ],
    ],
  ] as const)(
    "[FORM-F6] checks all that the step %s asks, at its own fields",
    (name, draft, broken) => {
      const issues = FORMS[name].check(draft, context);
      expect(issues.map(({ field, message }) => [field, message])).toEqual(broken);
    },
  );
  it("[FORM-F3] takes fields that are left out for empty, and ignores what is no field", () => {
    const fields = {
      name: "text",
      list: "list",
      rows: "entries",
      price: "amount",
      yes: "flag",
      agreed: "tick",
    } as const;
    expect(completeDraft(fields, { other: "x" })).toEqual({
      name: "",
      list: [],
      rows: [],
      price: null,
      yes: "",
      agreed: false,
    });
    expect(completeDraft(fields, { price: 0, agreed: true })).toMatchObject({
      price: 0,
      agreed: true,
    });
    expect(completeDraft({ toString: "text" }, {})).toEqual({ toString: "" });
    expect(FORMS["date-range"].check({}, context).map(({ rule }) => rule)).toEqual([
      "DATE-V1",
      "DATE-V2",
    ]);
  });
  it("[FORM-F5] puts what was typed into a message that has a place for it", () => {
    const [issue] = FORMS["store-info"]
      .check({ corporationId: "C-1" }, { ...context, taken: ["corporationId"] })
      .filter(({ rule }) => rule === "STOREINFO-V7");
    expect(issue?.message).toMatch(/^Corporation Id C-1 already use\./);
    expect(allRules().find(({ rule }) => rule === "STOREINFO-V7")?.message).toContain("{id}");
  });
  it("[FORM-F4] reports every broken rule, in the order of the list", () => {
    const draft = { type: "Offer", heading: "Linen", marketPlace: ["Canada"] };
    const issues = FORMS.offer.check(draft, context);
    expect(issues.map(({ rule }) => rule)).toEqual([
      "OFFER-V2",
      "OFFER-V3",
      "OFFER-V4",
      "OFFER-V6",
    ]);
  });
});
