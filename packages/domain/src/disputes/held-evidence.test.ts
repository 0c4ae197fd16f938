import { describe, expect, it } from "vitest";
import { disputeChanges } from "./dispute-changes.ts";
import { daysToRespond } from "./dispute-state.ts";
import type { HeldEvidence } from "./dispute.schema.ts";
import { daysRun, evidencePieces, proposedEvidence } from "./held-evidence.ts";

const held: HeldEvidence = {
  companyName: "Harbour Books",
  campaignName: "Reading corner",
  userId: "ada@x.test",
  paidWith: "Visa ending in 0259",
  currency: "CAD",
  invoiceId: "INV-2026-000014",
  invoicedOn: "2026-03-02T18:00:00.000Z",
  paidAmount: 1053.76,
  refunded: 10,
  agreedBy: "ada@x.test",
  agreedOn: "2026-02-01T18:00:00.000Z",
  days: 3,
  validFrom: "2026-03-03T06:00:00.000Z",
  validTill: "2026-03-06T06:00:00.000Z",
  impressions: 4812,
  clicks: 1,
  countedDays: 2,
};
const DURING = "2026-03-04T18:00:00.000Z";

describe("the evidence of a dispute that is held", () => {
  it.each([
    ["2026-03-02T18:00:00.000Z", 0],
    [DURING, 2],
    ["2026-03-20T18:00:00.000Z", 3],
  ])("[DISPUTE-E1] counts by %s %i days of the run", (now, days) => {
    expect(daysRun(held, now)).toBe(days);
  });

  it("[DISPUTE-E1] counts no day of a run that waits for its branch", () => {
    expect(daysRun({ days: 3, validFrom: null, validTill: null }, DURING)).toBe(0);
  });

  it("[DISPUTE-E1] names what we have, and leaves out what we have not", () => {
    expect(evidencePieces(held, DURING).map(({ title }) => title)).toEqual([
      "Invoice INV-2026-000014",
      "Merchant agreement accepted",
      "Paid by ada@x.test",
      "The campaign ran 2 of 3 days",
      "4,812 impressions, 1 click",
      "CAD 10.00 refunded before",
    ]);
    const little = {
      ...held,
      invoiceId: null,
      agreedOn: null,
      refunded: 0,
      impressions: 0,
      clicks: 0,
      validFrom: null,
    };
    expect(evidencePieces(little, DURING).map(({ kind }) => kind)).toEqual(["payment"]);
  });

  it("[DISPUTE-E2] proposes a sentence of each", () => {
    const text = proposedEvidence(held, DURING);
    expect(text.split("\n")).toHaveLength(6);
    expect(text).toContain("Invoice INV-2026-000014 of 2026/03/02 over CAD 1,053.76");
    expect(text).toContain("ran on 2 of the 3 days that were bought (2026/03/03 – 2026/03/05)");
  });
});

describe("the history of a dispute", () => {
  const row = (over: object) => ({
    state: "needsResponse",
    evidence: "",
    responded_on: null,
    ...over,
  });
  const change = (actor: string, before: object | null, after: object) => ({
    at: DURING,
    actor,
    before: before && row(before),
    after: row(after),
  });

  it("[DISPUTE-H1] has states, responses and the last of the drafts, and nothing that changed nothing", () => {
    const history = disputeChanges([
      change("stripe", { evidence: "ab" }, { evidence: "ab", state: "underReview" }),
      change("ada", { evidence: "ab" }, { evidence: "ab", responded_on: DURING }),
      change("ada", { evidence: "a" }, { evidence: "ab" }),
      change("ada", {}, { evidence: "a" }),
      change("stripe", {}, { fee: 15 }),
      change("stripe", null, {}),
    ]);
    expect(
      history.map(({ actor, state, isResponse, isDraft }) => [actor, state, isResponse, isDraft]),
    ).toEqual([
      ["stripe", "underReview", false, false],
      ["ada", null, true, false],
      ["ada", null, false, true],
      ["stripe", "needsResponse", false, false],
    ]);
  });
});

it("[DISPUTE-S6] counts the days to respond with today, while it is our turn", () => {
  const dueBy = "2026-03-06T18:00:00.000Z";
  expect(daysToRespond({ state: "needsResponse", dueBy }, DURING)).toBe(2);
  expect(daysToRespond({ state: "underReview", dueBy }, DURING)).toBeNull();
  expect(daysToRespond({ state: "inquiry", dueBy: null }, DURING)).toBeNull();
});
