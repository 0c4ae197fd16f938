import type { Dispute } from "@marquee/domain/disputes/dispute.schema";
import { disputeMessages } from "@marquee/domain/disputes/messages";
import { assertEvent, assign, setup } from "xstate";
import { readOutput } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { toProblem } from "../patterns/problem.ts";
import {
  adoptSent,
  evidenceIssue,
  evidenceRequest,
  hasTypedOn,
  isUnsaved,
  type DisputeEvidenceContext,
  type DisputeEvidenceEvent,
  type DisputeEvidenceInput,
  type DraftSaved,
  type EvidenceRequest,
} from "./dispute-evidence.model.ts";

/** How long typing rests before the draft is saved. */
const SAVE_DELAY = 900;

const requested = [
  { guard: "isEmpty", target: "editing", actions: "setIssue" },
  { target: "confirming", actions: "clearProblem" },
] as const;

/** The evidence of a dispute: saved as a draft while it is typed, submitted once after a question (DISPUTE-M2 … DISPUTE-M4). */
const machine = setup({
  types: {
    context: {} as DisputeEvidenceContext,
    events: {} as DisputeEvidenceEvent,
    input: {} as DisputeEvidenceInput,
    meta: {} as { title: string },
  },
  actors: {
    saveDraft: callNotProvided<DraftSaved, EvidenceRequest>("saveDraft"),
    submit: callNotProvided<Dispute, EvidenceRequest>("submit"),
  },
  guards: {
    isEmpty: ({ context }) => evidenceIssue(context) !== null,
    isUnsaved: ({ context }) => isUnsaved(context),
    hasTypedOn: ({ context }) => hasTypedOn(context),
  },
  actions: {
    setText: assign(({ event }) => {
      assertEvent(event, "text.changed");
      return { text: event.text, issue: null };
    }),
    setSent: assign(({ context }) => ({ sent: context.text })),
    setIssue: assign(({ context }) => ({ issue: evidenceIssue(context) })),
    setSaved: assign(({ context }, { savedOn }: DraftSaved) => ({
      stored: context.sent ?? context.stored,
      savedOn,
      problem: null,
    })),
    adoptSent: assign(({ context, event }) => {
      assertEvent(event, "draft.read");
      return adoptSent(context, event.text);
    }),
    setProblem: assign((_, { error, words }: { error: unknown; words: string }) => ({
      problem: toProblem(error, words),
    })),
    clearProblem: assign({ problem: null, issue: null }),
    refresh: () => actionNotProvided("refresh"),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
  delays: { saveDelay: SAVE_DELAY },
}).createMachine({
  id: "disputeEvidence",
  description:
    "What staff write for the bank: a draft while it is typed, then submitted once and for all.",
  context: ({ input }) => ({ ...input, sent: null, issue: null, problem: null, savedOn: null }),
  initial: "editing",
  on: { "draft.read": { actions: "adoptSent" } },
  states: {
    editing: {
      description: "The text can be changed; the draft on the server is as it was saved last.",
      meta: { title: "Editing" },
      on: {
        "text.changed": { target: "waiting", actions: "setText" },
        "submit.requested": requested,
      },
    },
    waiting: {
      description: "Something was typed; it is saved as soon as the typing rests.",
      meta: { title: "Typing" },
      after: { saveDelay: [{ guard: "isUnsaved", target: "saving" }, { target: "editing" }] },
      on: {
        "text.changed": { target: "waiting", reenter: true, actions: "setText" },
        "submit.requested": requested,
      },
    },
    saving: {
      description: "The server saves the draft. What is typed meanwhile is saved after it.",
      meta: { title: "Saving the draft" },
      entry: "setSent",
      invoke: {
        id: "saveDraft",
        src: "saveDraft",
        input: ({ context }) => evidenceRequest(context),
        onDone: [
          {
            guard: "hasTypedOn",
            target: "waiting",
            actions: { type: "setSaved", params: readOutput },
          },
          { target: "editing", actions: { type: "setSaved", params: readOutput } },
        ],
        onError: {
          target: "unsaved",
          actions: [
            {
              type: "setProblem",
              params: ({ event }) => ({ error: event.error, words: disputeMessages.draftUnsaved }),
            },
            "refresh",
          ],
        },
      },
      on: { "text.changed": { actions: "setText" } },
    },
    unsaved: {
      description:
        "The draft could not be saved; the text stays in the field, and says why it is not saved.",
      meta: { title: "Not saved" },
      on: {
        "text.changed": { target: "waiting", actions: "setText" },
        "save.retried": "saving",
        "submit.requested": requested,
      },
    },
    confirming: {
      description: "A question says that it is sent once and cannot be added to.",
      meta: { title: "Confirming" },
      on: { "submit.confirmed": "submitting", "submit.cancelled": "waiting" },
    },
    submitting: {
      description:
        "The provider gets the evidence, under a key of the dispute: repeated, it is sent once.",
      meta: { title: "Submitting" },
      entry: "setSent",
      invoke: {
        id: "submit",
        src: "submit",
        input: ({ context }) => evidenceRequest(context),
        onDone: {
          target: "submitted",
          actions: [
            "refresh",
            {
              type: "notify",
              params: { kind: "success", message: disputeMessages.submitted },
            },
          ],
        },
        onError: {
          target: "failed",
          actions: [
            {
              type: "setProblem",
              params: ({ event }) => ({
                error: event.error,
                words: disputeMessages.providerAway,
              }),
            },
            "refresh",
          ],
        },
      },
      on: { "submit.cancelled": { target: "waiting", actions: "refresh" } },
    },
    failed: {
      description: "It was not submitted, and the question shows why. To try again is safe.",
      meta: { title: "Not submitted" },
      on: { "submit.confirmed": "submitting", "submit.cancelled": "editing" },
    },
    submitted: {
      description: "The bank has it. The page shows the dispute under review.",
      meta: { title: "Submitted" },
      type: "final",
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface DisputeEvidenceMachine extends Inferred {}

export const disputeEvidenceMachine: DisputeEvidenceMachine = machine;
