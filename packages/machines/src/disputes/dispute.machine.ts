import { DISPUTE_LABELS } from "@marquee/domain/disputes/dispute-state";
import { setup } from "xstate";

interface DisputeInput {
  /** Whether the payer asks first, before any money is withheld. */
  readonly isInquiry: boolean;
}

type DisputeEvent =
  | { readonly type: "evidence.submitted" }
  | { readonly type: "dispute.accepted" }
  | { readonly type: "deadline.passed" }
  | { readonly type: "inquiry.escalated" }
  | { readonly type: "payer.withdrew" }
  | { readonly type: "bank.decidedForUs" }
  | { readonly type: "bank.decidedForPayer" };

/**
 * Where a disputed payment is, from the first question to the decision (DISPUTE-S5). What happens is decided at the bank and at the
 * provider; the server stores the state that the provider sends, and this chart says which one can follow which.
 */
const machine = setup({
  types: {
    context: {} as DisputeInput,
    input: {} as DisputeInput,
    events: {} as DisputeEvent,
    meta: {} as { title: string },
  },
  guards: { isInquiry: ({ context }) => context.isInquiry },
}).createMachine({
  id: "dispute",
  description:
    "A disputed payment: what can follow, whose turn it is, and what becomes of its money. A payer may ask first, which withholds nothing.",
  context: ({ input }) => input,
  initial: "opened",
  states: {
    opened: {
      description: "The provider has sent it: staff are notified, by mail and bell.",
      meta: { title: "Opened" },
      always: [{ guard: "isInquiry", target: "inquiry" }, { target: "needsResponse" }],
    },
    inquiry: {
      description:
        "The payer has asked the bank about the payment. Nothing is withheld; staff respond, refund it, or let it become a dispute.",
      meta: { title: DISPUTE_LABELS.inquiry },
      on: {
        "evidence.submitted": "inquiryReview",
        "dispute.accepted": "inquiryClosed",
        "deadline.passed": "inquiryClosed",
        "payer.withdrew": "inquiryClosed",
        "inquiry.escalated": "needsResponse",
      },
    },
    inquiryReview: {
      description: "The bank reads what staff have sent. It ends there, or becomes a dispute.",
      meta: { title: DISPUTE_LABELS.inquiryReview },
      on: {
        "bank.decidedForUs": "inquiryClosed",
        "payer.withdrew": "inquiryClosed",
        "inquiry.escalated": "needsResponse",
      },
    },
    inquiryClosed: {
      description: "The inquiry is over: no money was withheld, no fee charged.",
      meta: { title: DISPUTE_LABELS.inquiryClosed },
      type: "final",
    },
    needsResponse: {
      description:
        "The amount is withheld and the fee charged. Staff submit evidence or accept, before the day that the provider has set; after it the dispute is lost.",
      meta: { title: DISPUTE_LABELS.needsResponse },
      on: {
        "evidence.submitted": "underReview",
        "dispute.accepted": "lost",
        "deadline.passed": "lost",
        "payer.withdrew": "withdrawn",
        "bank.decidedForUs": "won",
        "bank.decidedForPayer": "lost",
      },
    },
    underReview: {
      description:
        "The bank has the evidence, which was sent once, and decides in some weeks. The amount is withheld until then.",
      meta: { title: DISPUTE_LABELS.underReview },
      on: {
        "bank.decidedForUs": "won",
        "bank.decidedForPayer": "lost",
        "payer.withdrew": "withdrawn",
      },
    },
    won: {
      description: "The amount comes back with the next payout. The fee stays with the provider.",
      meta: { title: DISPUTE_LABELS.won },
      on: { "bank.decidedForPayer": "lost" },
    },
    lost: {
      description:
        "The amount is the payer’s: a credit note is issued over it, which is void if the bank decides otherwise later. Its campaign ends once nothing of the payment is left.",
      meta: { title: DISPUTE_LABELS.lost },
      on: { "bank.decidedForUs": "won" },
    },
    withdrawn: {
      description: "The payer took it back: the amount comes back with the next payout.",
      meta: { title: DISPUTE_LABELS.withdrawn },
      type: "final",
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface DisputeMachine extends Inferred {}

export const disputeMachine: DisputeMachine = machine;
