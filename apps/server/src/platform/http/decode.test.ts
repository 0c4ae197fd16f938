import { campaignContract } from "@marquee/api/contract/campaigns";
import { contract } from "@marquee/api/contract/contract";
import { ingestContract } from "@marquee/api/contract/ingest";
import { onboardingContract } from "@marquee/api/contract/onboarding";
import { paymentContract } from "@marquee/api/contract/payments";
import { reconciliationContract } from "@marquee/api/contract/reconciliation";
import type { Call } from "@marquee/api/http/call";
import { NO_FILTER } from "@marquee/api/http/path";
import { taggedUnion } from "@marquee/api/http/tagged-union";
import { SchemaAST } from "effect";
import { describe, expect, it } from "vitest";
import { Refusal } from "../refusal/refusal.ts";
import { compileDecoder } from "./decode.ts";

const results = compileDecoder(campaignContract.offers);
const saveDraft = compileDecoder(onboardingContract.saveDraft);
const catalogs = compileDecoder(ingestContract.catalogs);
const beacons = compileDecoder(ingestContract.beacons);
const many = (length: number, entry: unknown): unknown[] => Array.from({ length }, () => entry);

function decodeIssues(decode: typeof saveDraft, body: unknown) {
  const refusal = decode({ params: {}, query: {}, body });
  if (!(refusal instanceof Refusal)) throw new Error("the body was taken");
  return refusal.failure.issues ?? [];
}

describe("bodies that are floods", () => {
  it("[LIMIT-9] are refused for the length of a list before its entries are checked", () => {
    const body = { id: "x", step: "signUp", data: { marketPlace: many(480_000, 0) } };
    expect(decodeIssues(saveDraft, body)).toEqual([
      { rule: "HTTP-B1", field: "data.marketPlace", message: "At most 2 entries" },
    ]);
  });

  it("[LIMIT-9] are refused for the length of a text before it is checked", () => {
    const body = { id: "x".repeat(30_000), step: "signUp", data: { otp: "1".repeat(11) } };
    expect(decodeIssues(saveDraft, body).map(({ field }) => field)).toEqual(["id", "data.otp"]);
  });

  it("[LIMIT-10] report a hundred of their mistakes", () => {
    const issues = decodeIssues(beacons, many(3000, {}));
    expect(issues).toHaveLength(100);
    expect(new Set(issues.map(({ field }) => field)).size).toBe(100);
  });

  it("[LIMIT-10] report the first mistake alone if there are too many fields to look at", () => {
    const body = many(20, { items: many(1000, { image: many(10, 0), products: many(500, 0) }) });
    expect(decodeIssues(catalogs, body)).toHaveLength(1);
  });
});

describe("days of an address", () => {
  const ruleOf = (input: object, decode = results) => {
    const decoded = decode({ params: {}, query: {}, body: undefined, ...input });
    return decoded instanceof Refusal ? decoded.failure.issues?.map(({ rule }) => rule) : [];
  };
  const params = { id: "a", type: "flyer" };
  const money = compileDecoder(reconciliationContract.money);

  it("[DATE-V5] are refused if they end before they begin, in a path and in a query alike", () => {
    const days = { from: "2026-12-01", to: "2026-11-30" };
    expect(ruleOf({ params: { ...params, ...days } })).toEqual(["DATE-V5"]);
    expect(ruleOf({ query: days }, money)).toEqual(["DATE-V5"]);
  });

  it("[DATE-V5] may be one day, and may be open on either side", () => {
    expect(ruleOf({ query: { from: "2024-02-29", to: "2024-02-29" } }, money)).toEqual([]);
    expect(ruleOf({ query: { to: "2026-11-30" } }, money)).toEqual([]);
    expect(ruleOf({ params: { ...params, from: "2026-12-01", to: NO_FILTER } })).toEqual([]);
  });
});

describe("bodies of several forms", () => {
  const campaign = compileDecoder(campaignContract.create);
  const sponsored = {
    id: "0".repeat(32),
    campaignType: "sponsored",
    draft: {
      fromDate: "2026-12-01",
      toDate: "2026-12-05",
      storeId: "s",
      campaignName: "Linen",
      campaignFor: "offer",
      offers: [],
      products: [],
      cityList: [],
      stateList: [],
      budget: 3,
      keywords: [],
      sponsoredSection: [],
    },
  };
  const issuesOf = (decode: typeof campaign, body: unknown) =>
    decodeIssues(decode, body).filter(({ rule }) => rule === "HTTP-B1");
  const fieldsOf = (body: unknown) => issuesOf(campaign, body).map(({ field }) => field);
  const withDraft = (change: object) => ({
    ...sponsored,
    draft: { ...sponsored.draft, ...change },
  });

  it("[HTTP-B4] are refused for what is wrong with the form that their tag names, and for nothing else", () => {
    expect(fieldsOf(withDraft({ budget: -3 }))).toEqual(["draft.budget"]);
    expect(fieldsOf(withDraft({ budget: 0.001 }))).toEqual(["draft.budget"]);
    expect(fieldsOf(withDraft({ campaignFor: "store" }))).toEqual(["draft.campaignFor"]);
    expect(fieldsOf({ campaignType: "flyer", campaignPrice: "x" })).toEqual([
      "id",
      "campaignPrice",
    ]);
    expect(fieldsOf({ campaignPrice: "x" })).toEqual(["id", "campaignPrice"]);
  });

  it("[HTTP-B4] list all tags for a value whose tag is unknown", () => {
    expect(issuesOf(campaign, { ...sponsored, campaignType: "banner" })).toEqual([
      { rule: "HTTP-B1", field: "campaignType", message: 'Expected "sponsored" | "flyer"' },
    ]);
    expect(issuesOf(compileDecoder(paymentContract.openCheckout), { kind: "x" })).toEqual([
      {
        rule: "HTTP-B1",
        field: "kind",
        message: 'Expected "flyer" | "promoteOffer" | "mapProducts" | "cardVerification"',
      },
    ]);
  });

  it("[HTTP-B4] have a tag in every call", () => {
    const untold = Object.values(contract)
      .flatMap((calls): readonly Call[] => Object.values(calls))
      .filter(({ body }) => {
        if (!body || !SchemaAST.isUnion(body.ast)) return false;
        const forms = body.ast.types.filter(SchemaAST.isObjects);
        return forms.length > 1 && taggedUnion(body) === null;
      });
    expect(untold).toEqual([]);
  });
});
