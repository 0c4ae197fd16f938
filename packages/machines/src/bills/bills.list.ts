import { exampleBill } from "../fixtures/example-bill.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
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
];
