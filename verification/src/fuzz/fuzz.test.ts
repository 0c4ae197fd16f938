import { beforeAll, describe, expect, it } from "vitest";
import { IS_WHOLE, SAMPLE_SEED, seedFor } from "../sample.ts";
import { fuzz, listUnanswered, type FuzzReport } from "./fuzz-run.ts";

const SEED = seedFor("fuzz");
/** The flows alone are some 600 requests in a sample, and 1,400 of all. */
const COUNT = IS_WHOLE ? 2_000 : 825;
/** Milliseconds for all requests together. */
const LONG = 1_800_000;

let report: FuzzReport;
beforeAll(async () => {
  report = await fuzz({ seed: SEED, count: COUNT });
}, LONG);

const broken = (rule: string): readonly string[] =>
  report.findings
    .filter((finding) => finding.rule === rule)
    .map(
      ({ number, request, problem }) =>
        `${problem}\n    ${request}\n    SAMPLE=${SAMPLE_SEED} npm run prove fuzz -- --seed ${SEED} --count ${number + 1} --processes 1`,
    );

describe("hundreds of requests, valid and not", () => {
  it("[REL-F1] meet no 5xx and no hang", () => {
    expect(broken("REL-F1")).toEqual([]);
    expect(report.requests).toBe(COUNT);
    expect(report.statuses["200"]).toBeGreaterThan(COUNT / 10);
  });

  it("[REL-F2] get answers and refusals of the contract", () => {
    expect(broken("REL-F2")).toEqual([]);
  });

  it("[REL-F3] show no user a row of others", () => {
    expect(broken("REL-F3")).toEqual([]);
  });

  it("[REL-F4] write nothing if they are refused or only read", () => {
    expect(broken("REL-F4")).toEqual([]);
  });
});

describe("users who do what they may, and others who try it", () => {
  it("[REL-F9] are answered and refused as their abilities and their company say", () => {
    expect(broken("REL-F9")).toEqual([]);
  });

  it("[REL-F10] get 200 from every call", () => {
    expect(
      listUnanswered(report),
      "calls that succeed for no one: see verification/src/calls and verification/src/fuzz/flows (docs/how-to/add-a-call.md)",
    ).toEqual([]);
  });
});
