import { setup } from "xstate";

type BillRecordEvent = { readonly type: "bill.approved" } | { readonly type: "bill.rejected" };

/** A bill from its arrival to what staff decided, as the server stores it (CASE-M3). */
const machine = setup({
  types: { events: {} as BillRecordEvent, meta: {} as { title: string } },
}).createMachine({
  id: "billRecord",
  description: "A bill as the server stores it: it came, and was approved or rejected, once.",
  initial: "waiting",
  states: {
    waiting: {
      description: "A shopper sent it in. It waits for a master user.",
      meta: { title: "New" },
      on: { "bill.approved": "approved", "bill.rejected": "rejected" },
    },
    approved: {
      type: "final",
      description: "It was approved: its ratings count.",
      meta: { title: "Approved" },
    },
    rejected: {
      type: "final",
      description: "It was rejected: the shopper is told why, and its ratings do not count.",
      meta: { title: "Rejected" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface BillRecordMachine extends Inferred {}

export const billRecordMachine: BillRecordMachine = machine;
