import { exampleBill } from "../fixtures/example-bill.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { billRecordMachine } from "./bill-record.machine.ts";
import { billReviewMachine } from "./bill-review.machine.ts";

/** The machines of bills. */
export const billMachines: readonly ListedMachine[] = [
  {
    noun: "bills",
    title: "Bill review",
    machine: billReviewMachine,
    starts: [{ title: "New bills", input: undefined }],
    events: [
      { type: "review.requested", review: { bill: exampleBill("b1"), decision: "Approve" } },
      { type: "review.requested", review: { bill: exampleBill("b2"), decision: "Reject" } },
      { type: "rejection.changed", rejection: { reason: "sentBefore", note: "" } },
    ],
    responses: { send: ["Success"] },
    guards: {
      isReasonMissing: { asks: "Is the reason of a rejection missing?", rules: ["BILL-Q6"] },
      isHolding: { asks: "Is another decision still held?", rules: ["BILL-Q3"] },
      isAnotherDecided: { asks: "Was another one decided meanwhile?", rules: ["BILL-Q3"] },
      isAnotherAsked: { asks: "Was another one asked for meanwhile?", rules: ["BILL-Q5"] },
      isFailed: { asks: "Is there a decision that was not stored?", rules: ["BILL-Q8"] },
    },
  },
  {
    noun: "bills",
    title: "A bill on record",
    machine: billRecordMachine,
    noScreen: "It is at the server; What happened shows one of them on this chart (CASE-S1).",
    record: { goal: "approved" },
    starts: [{ title: "A bill that has come", input: undefined }],
    guards: {},
  },
];
