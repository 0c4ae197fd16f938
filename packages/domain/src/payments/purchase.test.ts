import { describe, expect, it } from "vitest";
import type { FlyerPlanDraft } from "../campaigns/campaign.schema.ts";
import { onlyItem, subjectOf } from "./purchase-subject.ts";
import { normalizePurchase, purchaseIdentity } from "./purchase.ts";
import { REFUND_REASONS, refundSentence } from "./refund-reason.ts";

const draft: FlyerPlanDraft = {
  fromDate: "2026-03-02",
  toDate: "2026-03-05",
  storeId: "s",
  campaignName: "Spring",
  campaignArea: "city",
  campaignFor: "offer",
  offers: ["a", "b"],
  products: [],
  cityList: ["montreal"],
  stateList: [],
};
const identity = (change: Partial<FlyerPlanDraft>, promocode: string | null = null, who = "me") =>
  purchaseIdentity(
    normalizePurchase({ id: "1", kind: "flyer", draft: { ...draft, ...change }, promocode }),
    who,
  );

describe("a purchase", () => {
  it("[PAY-D1] [CAMP-D2] is the same in another order, and with what its form holds besides", () => {
    expect(
      identity({ offers: ["b", "a", "b"], campaignName: " Spring ", stateList: ["qc"] }),
    ).toEqual(identity({ products: ["p"] }, " ", "you"));
    expect(identity({}, " spring10")).toEqual(identity({}, "SPRING10"));
  });

  it("[PAY-D1] is another with another plan or promo code", () => {
    const others = [
      identity({ toDate: "2026-03-06" }),
      identity({ offers: ["a"] }),
      identity({ campaignName: "Summer" }),
      identity({}, "SPRING10"),
    ];
    for (const other of others) expect(other).not.toEqual(identity({}));
  });

  it("[PAY-D1] is its user's own if it is paid by card", () => {
    const card = normalizePurchase({ id: "1", kind: "cardVerification" });
    expect(purchaseIdentity(card, "me")).toEqual(purchaseIdentity(card, "me"));
    expect(purchaseIdentity(card, "me")).not.toEqual(purchaseIdentity(card, "you"));
  });
});

describe("what is paid for", () => {
  const promotion = {
    offerId: "o",
    campaignArea: "",
    cityList: [],
    stateList: [],
    plan: "custom",
    fromDate: "",
    toDate: "",
  } as const;
  it("[PAY-K1] is named by the kind of the plan, and a flyer by what it shows", () => {
    const flyerType = (campaignFor: FlyerPlanDraft["campaignFor"]) =>
      subjectOf({ kind: "flyer", draft: { ...draft, campaignFor } }).type;
    expect([flyerType("offer"), flyerType("product")]).toEqual([
      "Offer Campaign",
      "Product Campaign",
    ]);
    expect(subjectOf({ kind: "promoteOffer", draft: promotion })).toMatchObject({
      type: "Offer Campaign",
      offers: ["o"],
    });
    const mapping = { offerId: "o", products: ["p"] };
    expect(subjectOf({ kind: "mapProducts", draft: mapping })).toEqual({
      type: "Product Campaign",
      offers: ["o"],
      products: ["p"],
    });
    expect(subjectOf({ kind: "cardVerification", draft: {} }).type).toBe("Card Verification");
  });

  it("[PAY-K1] has an item of its own if there is one of its kind alone", () => {
    const only = (offers: readonly string[]) =>
      onlyItem(subjectOf({ kind: "flyer", draft: { ...draft, offers } }));
    expect(only(["a"])).toEqual({ offerId: "a", productId: null });
    expect(only(["a", "b"])).toEqual({ offerId: null, productId: null });
  });
});

describe("why money goes back", () => {
  it("[PAY-G1] is a sentence of its own for each reason", () => {
    const sentences = REFUND_REASONS.map(refundSentence);
    expect(new Set(sentences).size).toBe(REFUND_REASONS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });
});
