import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pathPattern, allCalls } from "../testing/all-calls.ts";
import { SPECIFICATION_CALLS } from "../testing/specification-calls.ts";

const calls = allCalls();
const OPEN_CALLS = join(import.meta.dirname, "../../../../docs/decisions/0008-open-calls.md");
const specified = new Set(SPECIFICATION_CALLS.map(pathPattern));

describe("the calls of the specification", () => {
  it.each(SPECIFICATION_CALLS)("[API-C4] exist at exactly their method and path: %s", (text) => {
    const call = calls.find(({ address }) => address === pathPattern(text));
    expect(call && !call.route.isExtension).toBe(true);
  });

  it("[API-C4] are all that is not marked as an extension of ours", () => {
    const others = calls.filter(({ address }) => !specified.has(address));
    expect(others.filter(({ route }) => !route.isExtension).map(({ id }) => id)).toEqual([]);
    expect(calls.length - others.length).toBe(SPECIFICATION_CALLS.length);
  });

  it("[API-C5] are distinguished without the case of letters", () => {
    expect(new Set(calls.map(({ address }) => address.toLowerCase())).size).toBe(calls.length);
  });

  it("[API-C6] take page, size, sort and text if they return a list that can grow", () => {
    const FIXED = new Set(["campaigns.offers", "campaigns.products"]);
    const growing = calls.filter(({ id, call }) => call.list && !FIXED.has(id));
    for (const { id, call } of growing)
      expect([id, ...Object.keys(call.query ?? {})]).toEqual(
        expect.arrayContaining([id, "page", "size", "sort", "q"]),
      );
  });

  it("[API-C7] are repeated by the client only if they change nothing", () => {
    const changing = calls.filter(({ route }) => route.method === "GET" && !route.safe);
    expect(changing.map(({ route }) => route.path.split("/")[1] ?? "").sort()).toEqual([
      "activeStoreCampaign",
      "addStripCardToCustomer",
      "captcha",
      "create-payment-intent",
      "createOfferCopy",
      "createProductCopy",
      "deleteCustomerCard",
      "payWithExistingCard",
      "stores",
      "unactiveStoreCampaign",
      "update-payment-intent",
      "updateSectionStatus",
    ]);
    expect(calls.filter(({ route }) => route.safe && route.method !== "GET")).toEqual([]);
  });

  it("[API-C8] refuse a stale edit: every edit declares 409 and returns the version it made", () => {
    const edits = calls.filter(({ call }) => call.edit);
    expect(edits.map(({ id }) => id).sort()).toEqual([
      "categories.update",
      "companies.update",
      "offers.update",
      "onboarding.saveDraft",
      "products.update",
      "sections.save",
      "stores.update",
      "stores.updatePolicy",
      "users.update",
    ]);
    for (const { call } of edits) expect(call.errors).toContain("Conflict");
  });

  it("[API-A4] are named in the decision on open calls if they are open to everyone, and only then", () => {
    const named = readFileSync(OPEN_CALLS, "utf8").matchAll(/`((?:GET|POST|PUT) [^`]+)`/g);
    const open = calls.filter(({ call }) => call.access === "public");
    expect([...named].map(([, text = ""]) => text).sort()).toEqual(
      open.map(({ route }) => `${route.method} ${route.path}`).sort(),
    );
  });

  it("[API-A4] are open to everyone only if sign-up and sign-in need them, or if they count", () => {
    const open = calls.filter(({ call }) => call.access === "public").map(({ id }) => id);
    expect(open).toEqual([
      "session.settings",
      "onboarding.captcha",
      "onboarding.checkEmail",
      "onboarding.uploadLogo",
      "onboarding.saveDraft",
      "onboarding.draft",
      "onboarding.submit",
      "onboarding.mailCorporation",
      "onboarding.correctEmail",
      "onboarding.sendMail",
      "companies.nameExists",
      "companies.corporationIdExists",
      "geography.states",
      "geography.stateById",
      "geography.cities",
      "geography.allCities",
      "categories.main",
      "users.openInvitation",
      "traffic.countSignedOut",
    ]);
  });
});
