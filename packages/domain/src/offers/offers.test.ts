import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { inNoCampaign } from "../items/item-copy.ts";
import { headingOfCopy } from "../items/item-heading.ts";
import { isExpired, itemStatus, statusesOf } from "../items/item-status.ts";
import { makeOfferCopy } from "./offer-copy.ts";
import { contentForType, emptyOffer } from "./offer-draft.ts";
import { offerLocks } from "./offer-locks.ts";
import type { Offer } from "./offer.schema.ts";
import { tickPrimary } from "./primary-offer.ts";

const merchant: Actor = { companyId: "c1", storeId: "s1", privilegeCode: ["CAN_ADD_UPDATE"] };

describe("the status of an item", () => {
  const now = "2026-03-10T12:00:00.000Z";
  const status = (active: "Y" | "N", validFrom: string | null, validTill: string | null) =>
    itemStatus({ active, validFrom, validTill }, now);
  it("[OFFER-S1] is inactive from the very moment its end comes, switched on or not", () => {
    expect(status("Y", "2026-03-01T06:00:00Z", now)).toBe("inactive");
    expect(status("N", null, "2026-03-09T06:00:00Z")).toBe("inactive");
    expect(isExpired({ active: "Y", validTill: now }, now)).toBe(true);
    expect(isExpired({ active: "Y", validTill: null }, now)).toBe(false);
  });
  it("[OFFER-S2] is live when switched on and between its dates, the first moment included", () => {
    expect(status("Y", now, "2026-03-10T12:00:00.001Z")).toBe("live");
  });
  it("[OFFER-S3] is pending without dates, before its run, and while switched off", () => {
    expect(status("Y", null, null)).toBe("pending");
    expect(status("N", null, null)).toBe("pending");
    expect(status("Y", "2026-03-10T12:00:00.001Z", "2026-03-20T06:00:00Z")).toBe("pending");
    expect(status("N", "2026-03-01T06:00:00Z", "2026-03-20T06:00:00Z")).toBe("pending");
    expect(status("Y", null, "2026-03-20T06:00:00Z")).toBe("pending");
  });
  it("[OFFER-S4] is listed under the path values that name it", () => {
    expect(statusesOf("active")).toEqual(["live"]);
    expect(statusesOf("all")).toEqual(["pending", "inactive"]);
    expect(statusesOf("all").includes("live")).toBe(false);
    expect(statusesOf("pending").includes("pending")).toBe(true);
    expect(statusesOf("inactive").includes("pending")).toBe(false);
  });
  it("[OFFER-S4] is listed under exactly one of active, pending and inactive, and always under allincludeActive", () => {
    const instant = fc.option(
      fc.integer({ min: -5, max: 5 }).map((hours) => new Date(hours * 3.6e6).toISOString()),
    );
    const item = fc.record({
      active: fc.constantFrom("Y", "N"),
      validFrom: instant,
      validTill: instant,
    });
    fc.assert(
      fc.property(item, (dates) => {
        const found = itemStatus(dates, 0);
        expect(
          (["active", "pending", "inactive"] as const).filter((filter) =>
            statusesOf(filter).includes(found),
          ),
        ).toHaveLength(1);
        expect(statusesOf("allincludeActive").includes(found)).toBe(true);
      }),
    );
  });
});

describe("the primary offer", () => {
  it("[OFFER-P1] needs a branch first", () => {
    expect(tickPrimary({ id: "o1", storeId: "" }, null)).toEqual({
      kind: "refused",
      message: "Please select Branch first.",
    });
  });
  it("[OFFER-P2] asks before it takes the place of another", () => {
    expect(tickPrimary({ id: "o1", storeId: "s1" }, "o2")).toEqual({
      kind: "ask",
      message: "Making this offer primary will remove existing primary!Do you want to proceed?",
    });
    expect(tickPrimary({ id: "o1", storeId: "s1" }, null)).toEqual({ kind: "set" });
    expect(tickPrimary({ id: "o1", storeId: "s1" }, "o1")).toEqual({ kind: "set" });
  });
  it("[OFFER-P3] is never a collection", () => {
    expect(contentForType({ ...offer, type: "Collection", isPrimary: "Y" }).isPrimary).toBe("N");
  });
});

describe("locks on edit", () => {
  const now = "2026-03-10T12:00:00.000Z";
  const over = { active: "N", validFrom: null, validTill: "2026-03-01T06:00:00Z" } as const;
  const pending = { active: "N", validFrom: null, validTill: null } as const;
  it("[OFFER-L1] closes company and branch unless canUpdateBranch is Y, never on a create", () => {
    expect(offerLocks({ ...over, canUpdateBranch: "N" }, now)).toMatchObject({
      branch: expect.stringContaining("keeps its company and branch. A copy"),
    });
    expect(offerLocks({ ...over, canUpdateBranch: "Y" }, now)).toMatchObject({ branch: null });
    expect(offerLocks(null, now)).toEqual({ branch: null, products: null });
  });
  it("[OFFER-L2] opens mapped products only when the offer has expired", () => {
    expect(offerLocks({ ...over, canUpdateBranch: "N" }, now).products).toBeNull();
    expect(offerLocks({ ...pending, canUpdateBranch: "Y" }, now).products).toContain(
      "Map More Products",
    );
  });
});

const offer: Offer = {
  ...emptyOffer({ id: "a".repeat(32), actor: merchant, site: "CA" }),
  ...inNoCampaign,
  type: "Offer",
  heading: "Spring linen",
  subHeading: "25% off",
  products: ["p1", "p2"],
  isPrimary: "Y",
  storeName: "Plateau",
  logo: null,
  active: "Y",
  validFrom: "2026-03-01T06:00:00.000Z",
  validTill: "2026-03-20T06:00:00.000Z",
  campaignId: "k1",
  campaignName: "Spring",
  campaignArea: "city",
  canUpdateBranch: "N",
  totalRating: 4,
  avgRating: 4.5,
  createdBy: "a@marquee.test",
  createdOn: "2026-02-01T06:00:00.000Z",
  updatedBy: "a@marquee.test",
  updatedOn: "2026-02-01T06:00:00.000Z",
  version: 7,
};

describe("a new offer and a copy", () => {
  it("[OFFER-D1] starts with the site's market place and the user's own company and branch", () => {
    expect(emptyOffer({ id: "a", actor: merchant, site: "CA" })).toMatchObject({
      type: "Offer",
      companyId: "c1",
      storeId: "s1",
      marketPlace: ["Canada"],
      isPrimary: "N",
    });
    expect(
      emptyOffer({ id: "a", actor: { ...merchant, isMaster: "Y" }, site: "US" }),
    ).toMatchObject({
      companyId: "",
      storeId: "",
      marketPlace: ["United States"],
    });
  });
  it("[OFFER-D2] sends a collection without what only offers have", () => {
    expect(contentForType(offer)).toEqual(offer);
    expect(
      contentForType({ ...offer, type: "Collection", description: "x", fullImage: "/i.png" }),
    ).toMatchObject({
      heading: "Spring linen",
      products: ["p1", "p2"],
      subHeading: "",
      description: "",
      vendorUrl: "",
      fullImage: null,
      isPrimary: "N",
    });
  });
  it("[OFFER-C1] has content and products, and says it is a copy", () => {
    const now = "2026-03-10T12:00:00.000Z";
    expect(makeOfferCopy(offer, { id: "b", by: "b@marquee.test", now })).toMatchObject({
      id: "b",
      heading: "Spring linen (copy)",
      subHeading: "25% off",
      products: ["p1", "p2"],
      createdBy: "b@marquee.test",
      createdOn: now,
      version: 1,
    });
    expect(headingOfCopy("x".repeat(160))).toHaveLength(160);
    expect(headingOfCopy("x".repeat(160))).toMatch(/x \(copy\)$/);
  });
  it("[OFFER-C1] cuts no character of a heading in half", () => {
    const heading = `${"x".repeat(152)}😀${"x".repeat(6)}`;
    expect(headingOfCopy(heading)).toBe(`${"x".repeat(152)} (copy)`);
    expect(headingOfCopy(`x${"😀".repeat(79)}`).isWellFormed()).toBe(true);
  });
  it("[OFFER-C2] leaves campaign, dates, ratings and the primary tick behind, so that it is pending", () => {
    const copy = makeOfferCopy(offer, {
      id: "b",
      by: "b@marquee.test",
      now: "2026-03-10T12:00:00.000Z",
    });
    expect(copy).toMatchObject({
      active: "N",
      isPrimary: "N",
      validFrom: null,
      validTill: null,
      campaignId: null,
      campaignName: null,
      campaignArea: null,
      canUpdateBranch: "Y",
      totalRating: 0,
      avgRating: 0,
    });
    expect(itemStatus(copy, "2026-03-10T12:00:00.000Z")).toBe("pending");
  });
  it("[OFFER-C2] leaves the sponsored campaign behind too, with its places and its budget", () => {
    const sponsored: Offer = {
      ...offer,
      cityList: ["laval"],
      stateList: [],
      budget: 5,
      isSponsored: "Y",
      sponsoredCampaignId: "sc1",
      sponsoredCampaignName: "Spring",
      sponsoredType: "keyword",
      keywords: [{ keyword: "linen", category: "Trending", suggestedBid: 0.5, bid: 0 }],
      sponsoredSection: [],
      sponsoredValidFrom: "2026-03-01T06:00:00.000Z",
      sponsoredValidTill: "2026-03-20T06:00:00.000Z",
    };
    const made = { id: "b", by: "b@marquee.test", now: "2026-03-10T12:00:00.000Z" };
    expect(makeOfferCopy(sponsored, made)).toEqual(makeOfferCopy(offer, made));
    expect(sponsored.keywords).toHaveLength(1);
  });
});
