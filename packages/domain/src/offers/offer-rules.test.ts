import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { ruleIssues, toastRules } from "../validation/rule.ts";
import { type OfferForm, offerRules } from "./offer-rules.ts";

const merchant: Actor = { companyId: "c1", storeId: "s1", privilegeCode: ["CAN_ADD_UPDATE"] };
const master: Actor = { isMaster: "Y" };
const nothing: OfferForm = {
  type: "Offer",
  companyId: "",
  storeId: "",
  heading: " ",
  subHeading: "",
  description: "",
  vendorUrl: "",
  marketPlace: [],
  products: [],
};
const full: OfferForm = {
  ...nothing,
  companyId: "c1",
  storeId: "s1",
  heading: "Spring linen",
  subHeading: "25% off",
  description: "All linen.",
  vendorUrl: "https://atelier.test",
  marketPlace: ["Canada"],
};
const broken = (draft: OfferForm, actor: Actor = merchant) =>
  ruleIssues(offerRules, draft, { actor });
const messages = (draft: OfferForm, actor?: Actor) =>
  broken(draft, actor).map(({ message }) => message);

describe("the offer form", () => {
  it("[OFFER-V1] wants a heading on an offer", () => {
    expect(broken({ ...full, heading: "" })).toEqual([
      { rule: "OFFER-V1", field: "heading", message: "Please enter offer heading" },
    ]);
  });
  it("[OFFER-V2] wants a sub-heading on an offer", () => {
    expect(messages({ ...full, subHeading: "  " })).toEqual(["Please enter offer sub heading"]);
  });
  it("[OFFER-V3] wants a description on an offer", () => {
    expect(messages({ ...full, description: "" })).toEqual(["Please enter description"]);
  });
  it("[OFFER-V4] wants a vendor URL on an offer", () => {
    expect(messages({ ...full, vendorUrl: "" })).toEqual(["Please enter vendor url"]);
  });
  it("[OFFER-V5] wants a name on a collection, and nothing that only offers have", () => {
    const collection = {
      ...full,
      type: "Collection",
      subHeading: "",
      description: "",
      vendorUrl: "",
    };
    expect(messages(collection)).toEqual([]);
    expect(messages({ ...collection, heading: "" })).toEqual(["Please enter collection name"]);
  });
  it("[OFFER-V6] wants a branch", () => {
    expect(messages({ ...full, storeId: "" })).toEqual(["Please select branch"]);
  });
  it("[OFFER-V7] wants a type", () => {
    expect(messages({ ...full, type: "" })).toEqual(["Please select type"]);
    expect(messages({ ...full, type: "Voucher" })).toEqual(["Please select type"]);
  });
  it("[OFFER-V8] wants at least one market place", () => {
    expect(messages({ ...full, marketPlace: [] })).toEqual(["Please select marketPlace"]);
  });
  it("[OFFER-V9] wants a company of privileged users only", () => {
    expect(messages({ ...full, companyId: "" }, merchant)).toEqual([]);
    for (const actor of [
      master,
      { isAgentUser: "Y" },
      { privilegeCode: ["VIEW_ALL_COMPANY"] },
    ] as const)
      expect(messages({ ...full, companyId: "" }, actor)).toEqual(["Please select company"]);
  });
  it("[OFFER-V10] wants the address of a web site of an offer alone", () => {
    expect(messages({ ...full, vendorUrl: "soon" })).toEqual(["Please enter valid URL"]);
    expect(messages({ ...full, vendorUrl: "atelier.test/linen" })).toEqual([]);
    expect(messages({ ...full, type: "Collection", vendorUrl: "soon" })).toEqual([]);
  });
  it("[OFFER-V11] takes at most 500 products", () => {
    const products = Array.from({ length: 500 }, (_, index) => `p${index}`);
    expect(messages({ ...full, products })).toEqual([]);
    expect(messages({ ...full, products: [...products, "more"] })).toEqual(["At most 500 entries"]);
  });
  it("[OFFER-V1] comes first in an order that is always the specification's", () => {
    expect(broken(nothing, master).map(({ rule }) => rule)).toEqual([
      "OFFER-V1",
      "OFFER-V2",
      "OFFER-V3",
      "OFFER-V4",
      "OFFER-V6",
      "OFFER-V8",
      "OFFER-V9",
    ]);
    expect(messages(full, master)).toEqual([]);
  });
  it("[SCREEN-F4] shows as toasts that market place and company are missing", () => {
    expect([...toastRules(offerRules)]).toEqual(["OFFER-V8", "OFFER-V9"]);
  });
});
