import { expect, it } from "vitest";
import type { CountedChart } from "../traffic/counted-chart.ts";
import { createTally } from "../traffic/tally.ts";
import { approvalFacts } from "./approval-facts.ts";
import { besideFact, type AuditedRow } from "./audited-fact.ts";
import { billFacts } from "./bill-facts.ts";
import { followCase } from "./case-path.ts";
import { caseText } from "./case-text.ts";
import type { CaseFact } from "./case.schema.ts";
import { countCase } from "./count-case.ts";
import { paymentFacts } from "./payment-facts.ts";
import { signUpFacts } from "./sign-up-facts.ts";
import { outboxState } from "./stored-states.ts";

/** New, then decided once, as bills are. */
const CHART: CountedChart = {
  states: [
    { id: "billRecord", kind: "compound", parent: -1, initial: 1 },
    { id: "billRecord.waiting", kind: "atomic", parent: 0, initial: -1 },
    { id: "billRecord.approved", kind: "final", parent: 0, initial: -1 },
    { id: "billRecord.rejected", kind: "final", parent: 0, initial: -1 },
  ],
  transitions: [
    { id: "t1", source: 1, targets: [2], isImmediate: false },
    { id: "t2", source: 1, targets: [3], isImmediate: false },
  ],
};
const nameOf = (email: string) => email.split("@")[0] ?? "";
const at = (minute: number) => `2026-03-02T06:${String(minute).padStart(2, "0")}:00.000Z`;
const fact = (minute: number, state: string | null): CaseFact => ({
  ...besideFact(at(minute), "a"),
  state: state === null ? null : `billRecord.${state}`,
});
const row = (
  minute: number,
  before: object | null,
  after: object | null,
  by: Partial<AuditedRow> = {},
): AuditedRow => ({
  at: at(minute),
  actor: "nadia@marquee.test",
  origin: "127.0.0.1",
  before: before as AuditedRow["before"],
  after: after as AuditedRow["after"],
  ...by,
});

it("[CASE-P1] follows the transitions of the chart in the order of time, and tells the rest beside", () => {
  const facts = [fact(9, "approved"), fact(1, "waiting"), fact(2, null), fact(3, "waiting")];
  const { steps, beside } = followCase(CHART, facts);
  expect(
    steps.map(({ place, transition, isGap, after }) => [place, transition, isGap, after]),
  ).toEqual([
    [1, null, false, null],
    [2, 0, false, 480_000],
  ]);
  expect(beside.map((one) => one.at)).toEqual([at(2), at(3)]);
});

it("[CASE-P1] tells a gap where the chart has no transition, and a state that there is not beside", () => {
  const { steps, beside } = followCase(CHART, [
    fact(1, "approved"),
    fact(2, "rejected"),
    fact(3, "gone"),
  ]);
  expect(steps.map(({ transition, isGap }) => [transition, isGap])).toEqual([
    [null, true],
    [null, true],
  ]);
  expect(beside).toHaveLength(1);
});

it("[CASE-P2] [CASE-P3] tells a payment by its states, who set them going, and what is stored beside", () => {
  const { facts, sources } = paymentFacts(
    {
      charge: 139.07,
      audited: [
        row(1, null, { state: "open" }),
        row(2, { state: "open" }, { state: "open", draft: "x" }),
        row(
          3,
          { state: "open" },
          { state: "declined", message: "No." },
          { actor: "payments", origin: "" },
        ),
        row(4, { state: "declined", message: "No." }, { state: "declined", message: "No, again." }),
        row(
          5,
          { state: "declined" },
          { state: "paid" },
          { actor: "stripe", origin: "webhook:evt_1" },
        ),
        row(6, { state: "paid" }, null, { actor: "sweeper", origin: "sweeper" }),
      ],
      attempts: [{ number: 1, provider: "stripe", createdOn: at(1) }],
      events: [{ provider: "paypal", type: "CAPTURE", receivedOn: at(5) }],
      invoices: [{ invoiceId: "INV-2026-000001", createdOn: at(5) }],
      refunds: [
        {
          amount: 5,
          reason: "goodwill",
          state: "refunded",
          requestedBy: "maya@marquee.test",
          requestedOn: at(7),
          settledOn: at(8),
        },
      ],
    },
    nameOf,
  );
  expect(facts.flatMap(({ state, text, who }) => (state ? [[state, text, who.name]] : []))).toEqual(
    [
      ["paymentRecord.unpaid.open", "Price stored, CAD 139.07", "nadia"],
      ["paymentRecord.unpaid.declined", "Declined", "Marquee"],
      ["paymentRecord.paid", "Paid", "Stripe"],
    ],
  );
  const beside = facts.filter(({ state }) => state === null);
  expect(beside.map(({ text, detail }) => `${text}: ${detail}`)).toEqual([
    "Declined: No, again.",
    "Attempt 1 begun: Stripe",
    "Event received: CAPTURE",
    "Invoice issued: INV-2026-000001",
    "Refund of CAD 5.00 requested: goodwill",
    "Refund of CAD 5.00: refunded: ",
  ]);
  expect(sources).toEqual([
    "6 lines of the audit trail",
    "1 attempt",
    "1 provider event",
    "1 invoice",
    "1 refund",
  ]);
});

it("[CASE-M2] tells a branch as pending, live, changed, live again, not approved and removed", () => {
  const pending = { is_approve: "N", reviewed: null };
  const live = { is_approve: "Y", reviewed: null };
  const changed = { is_approve: "Y", reviewed: { storeName: "Before" } };
  const { facts } = approvalFacts(
    [
      row(1, null, pending),
      row(2, pending, { ...pending, store_name: "b" }),
      row(3, pending, live),
      row(4, live, changed),
      row(5, changed, live),
      row(6, changed, pending),
      row(7, pending, null),
    ],
    nameOf,
  );
  expect(facts.map(({ state, text }) => [state?.split(".")[1] ?? null, text])).toEqual([
    ["pending", "Branch added"],
    [null, "Details changed"],
    ["live", "Approved"],
    ["changed", "Changed since its approval"],
    ["live", "Changes settled"],
    ["withdrawn", "Approval withdrawn"],
    ["removed", "Removed"],
  ]);
});

it("[CASE-M3] tells a bill as sent in and decided once, with the reason of a rejection", () => {
  const bill = {
    userId: "shopper@marquee.test",
    status: "R",
    createdOn: at(1),
    updatedBy: "Maya",
    updatedOn: at(5),
    rejectReason: "other",
    rejectNote: "Torn.",
    ratings: 2,
    files: 1,
  } as const;
  const { facts } = billFacts(bill, nameOf);
  expect(facts.map(({ state, detail, who }) => [state, detail, who.name])).toEqual([
    ["billRecord.waiting", "2 ratings, 1 file", "shopper"],
    ["billRecord.rejected", "Torn.", "Maya"],
  ]);
  const { updatedOn: _on, ...rest } = bill;
  expect(billFacts({ ...rest, status: "N", updatedOn: null }, nameOf).facts).toHaveLength(1);
});

it("[CASE-M4] [CASE-P4] tells a sign-up from the moment it was sent, and only what is stored", () => {
  const signUp = {
    email: "ada@new.test",
    createdOn: at(1),
    mail: "verification",
    mailWork: { createdOn: at(2), doneOn: at(3) },
    approved: { at: at(9), who: { kind: "user", name: "Maya" } },
  } as const;
  const states = (stored: Parameters<typeof signUpFacts>[0]) =>
    signUpFacts(stored, nameOf).facts.map(({ state }) => state?.split(".")[1] ?? null);
  expect(states(signUp)).toEqual(["submitted", "confirming", null, "live"]);
  expect(states({ ...signUp, mail: "passwordReset", approved: null })).toEqual([
    "submitted",
    "choosingPassword",
    null,
  ]);
  expect(states({ ...signUp, mailWork: null, approved: null })).toEqual(["submitted"]);
});

it("[CASE-M5] tells work as done at once, done after retries or given up", () => {
  const work = { doneOn: null, deadOn: null, attempts: 1 };
  expect(outboxState(work)).toBeNull();
  expect(outboxState({ ...work, doneOn: at(1) })).toBe("outboxRecord.done");
  expect(outboxState({ ...work, doneOn: at(1), attempts: 2 })).toBe("outboxRecord.doneLater");
  expect(outboxState({ ...work, deadOn: at(1) })).toBe("outboxRecord.givenUp");
});

it("[CASE-S4] is copied as text in one order, what is beside it set in", () => {
  const facts = [fact(1, "waiting"), { ...fact(2, null), detail: "INV-1" }, fact(9, "approved")];
  const text = caseText(
    { title: "A bill", about: "", missing: "The rest is not stored." },
    followCase(CHART, facts),
    (moment) => moment.slice(11, 16),
  );
  expect(text.split("\n")).toEqual([
    "A bill",
    "06:01  a (Marquee)",
    "  06:02  a (Marquee, INV-1)",
    "06:09  a (Marquee, after 8 m)",
    "The rest is not stored.",
  ]);
});

it("[TRAFFIC-R1] counts of a run what happened in the period, and what is still there at its end", () => {
  const count = (facts: readonly CaseFact[], from: number, to: number) => {
    const tally = createTally();
    const period = { from: Date.parse(at(from)), to: Date.parse(at(to)) };
    countCase(tally, CHART, followCase(CHART, facts).steps, period);
    return Object.fromEntries(tally.take().map(({ what, of, n }) => [`${what} ${of}`, n]));
  };
  const facts = [fact(1, "waiting"), fact(9, "approved")];
  expect(count(facts, 0, 30)).toEqual({
    "run begun": 1,
    "state 1": 1,
    "reach 1>1": 1,
    "hop 1>2": 1,
    "transition 0": 1,
    "state 2": 1,
    "reach 1>2": 1,
    "reach 2>2": 1,
    "run finished": 1,
    "way 1.2": 1,
  });
  expect(count(facts, 0, 5)).toEqual({
    "run begun": 1,
    "state 1": 1,
    "reach 1>1": 1,
    "left 1": 1,
    "way 1": 1,
  });
  expect(count(facts, 5, 30)).not.toHaveProperty("run begun");
  expect(count(facts, 20, 30)).toEqual({});
  // a run with a gap would be a road that the chart does not have
  expect(count([fact(1, "approved")], 0, 30)).toEqual({});
});
