import { REFUND_LABELS } from "@marquee/domain/refunds/refund-state";
import { setup } from "xstate";

type RefundEvent =
  | { readonly type: "provider.took" }
  | { readonly type: "provider.refused" }
  | { readonly type: "money.arrived" }
  | { readonly type: "money.returned" };

/**
 * Where a refund by staff is, as the server stores it (REFUND-S5). The provider and the bank of the payer decide; the server
 * stores what they say, and this chart says which state can follow which.
 */
const machine = setup({
  types: { events: {} as RefundEvent, meta: {} as { title: string } },
}).createMachine({
  id: "refund",
  description:
    "A refund that staff requested: what can follow, what the payer has, and what staff do next. It moves whether or not a page is open.",
  initial: "requested",
  states: {
    requested: {
      description:
        "It is stored, and sent to the provider until that responds. No other refund of the payment is requested meanwhile.",
      meta: { title: REFUND_LABELS.requested },
      on: {
        "provider.took": "pending",
        "provider.refused": "refused",
        "money.arrived": "done",
        "money.returned": "failed",
      },
    },
    pending: {
      description:
        "The provider has it, and its money is on the way. The server asks each minute what has become of it.",
      meta: { title: REFUND_LABELS.pending },
      on: {
        "money.arrived": "done",
        "money.returned": "failed",
        "provider.refused": "refused",
      },
    },
    done: {
      description:
        "The payer has the money: a credit note is issued, what runs is shortened, and the payer is mailed. The bank can still return it, some days later.",
      meta: { title: REFUND_LABELS.done },
      on: { "money.returned": "failed" },
    },
    refused: {
      description:
        "The provider took nothing of it, and says why. Nothing changed; staff may request another.",
      meta: { title: REFUND_LABELS.refused },
      type: "final",
    },
    failed: {
      description:
        "The money is with us again: its credit note is void, and staff are notified. They refund it once more, which takes no further days of the run.",
      meta: { title: REFUND_LABELS.failed },
      type: "final",
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface RefundMachine extends Inferred {}

export const refundMachine: RefundMachine = machine;
