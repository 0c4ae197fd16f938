import { ingestContract } from "@marquee/api/contract/ingest";
import { onboardingContract } from "@marquee/api/contract/onboarding";
import { describe, expect, it } from "vitest";
import { compileDecoder } from "./decode.ts";
import { Refusal } from "../refusal/refusal.ts";

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
