import { setup } from "xstate";

type BranchRecordEvent =
  | { readonly type: "branch.approved" }
  | { readonly type: "branch.changed" }
  | { readonly type: "changes.settled" }
  | { readonly type: "approval.withdrawn" }
  | { readonly type: "branch.removed" };

/** A branch from its first day to its approval and after it, as the server stores it (CASE-M2). */
const machine = setup({
  types: { events: {} as BranchRecordEvent, meta: {} as { title: string } },
}).createMachine({
  id: "branchRecord",
  description:
    "A branch and its approval, as the server stores them: from Pending to Live and after.",
  initial: "pending",
  on: {
    "branch.removed": {
      target: ".removed",
      description: "Its sign-up was not confirmed in time, or its account was refused.",
    },
  },
  states: {
    pending: {
      description: "It waits for a master user. Nothing of it shows to shoppers.",
      meta: { title: "Pending" },
      on: { "branch.approved": "live" },
    },
    live: {
      description: "It is approved: its offers, products and campaigns run.",
      meta: { title: "Live" },
      on: { "branch.changed": "changed", "approval.withdrawn": "withdrawn" },
    },
    changed: {
      description:
        "Its name, category or address changed since its approval. It stays live meanwhile.",
      meta: { title: "Changed since approval" },
      on: {
        "changes.settled": {
          target: "live",
          description: "A master user approved the changes, or they were undone.",
        },
        "approval.withdrawn": "withdrawn",
      },
    },
    withdrawn: {
      description: "Its approval was withdrawn: nothing of it shows until it is approved again.",
      meta: { title: "Not approved" },
      on: { "branch.approved": "live" },
    },
    removed: {
      type: "final",
      description: "The branch is gone, with its company.",
      meta: { title: "Removed" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface BranchRecordMachine extends Inferred {}

export const branchRecordMachine: BranchRecordMachine = machine;
