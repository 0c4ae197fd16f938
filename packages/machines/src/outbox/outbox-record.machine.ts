import { setup } from "xstate";

type OutboxRecordEvent =
  | { readonly type: "work.done" }
  | { readonly type: "work.doneLater" }
  | { readonly type: "work.givenUp" };

/** Work that follows from a fact, such as a mail, as the server stores it (CASE-M5). */
const machine = setup({
  types: { events: {} as OutboxRecordEvent, meta: {} as { title: string } },
}).createMachine({
  id: "outboxRecord",
  description:
    "Work that follows from a fact, as a mail or an account: stored with it, done after it.",
  initial: "waiting",
  states: {
    waiting: {
      description: "It is due, or is tried again in growing pauses.",
      meta: { title: "Waiting" },
      on: { "work.done": "done", "work.doneLater": "doneLater", "work.givenUp": "givenUp" },
    },
    done: {
      type: "final",
      description: "It was done at the first try.",
      meta: { title: "Done at once" },
    },
    doneLater: {
      type: "final",
      description: "It was done after at least one try had failed.",
      meta: { title: "Done after retries" },
    },
    givenUp: {
      type: "final",
      description: "It failed for good, or too often: an operator decides.",
      meta: { title: "Given up" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface OutboxRecordMachine extends Inferred {}

export const outboxRecordMachine: OutboxRecordMachine = machine;
