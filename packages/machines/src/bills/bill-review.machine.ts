import { decisionMessages } from "@marquee/domain/bills/bill-decision";
import { billMessages } from "@marquee/domain/bills/messages";
import { assertEvent, assign, setup } from "xstate";
import { readError } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { type ActorFailure, failureMessage, toProblem } from "../patterns/problem.ts";
import {
  askAbout,
  confirmAsked,
  nothingFilledIn,
  rejectionIssues,
  requireFailed,
  requireHeld,
  UNDO_TIME,
  type BillReviewContext,
  type BillReviewEvent,
  type SendReview,
} from "./bill-review.model.ts";

/** Approving and rejecting bills in a row: each can be undone for five seconds before it is sent (BILL-Q1 … BILL-Q8). */
export const billReviewMachine = setup({
  types: {
    context: {} as BillReviewContext,
    events: {} as BillReviewEvent,
    meta: {} as { title: string },
  },
  actors: { send: callNotProvided<unknown, SendReview>("send") },
  guards: {
    isReasonMissing: ({ context }) => rejectionIssues(context).length > 0,
    isHolding: ({ context }) => context.held !== null,
    isAnotherDecided: ({ context }) => context.next !== null,
    isAnotherAsked: ({ context }) => context.asked !== null,
    isFailed: ({ context }) => context.failed !== null,
  },
  delays: { undoTime: UNDO_TIME },
  actions: {
    setAsked: assign(({ event }) => {
      assertEvent(event, "review.requested");
      return askAbout(event.review);
    }),
    setRejection: assign(({ event }) => {
      assertEvent(event, "rejection.changed");
      return { rejection: event.rejection };
    }),
    showIssues: assign({ showsIssues: true }),
    clearAsked: assign({ asked: null }),
    holdAsked: assign(({ context }) => ({ held: confirmAsked(context), asked: null })),
    decideNext: assign(({ context }) => ({ next: confirmAsked(context), asked: null })),
    holdNext: assign(({ context }) => ({ held: context.next, next: null })),
    clearHeld: assign({ held: null }),
    setFailed: assign(({ context }, { error }: ActorFailure) => ({
      failed: {
        review: requireHeld(context),
        problem: toProblem(error, billMessages.statusFailed),
      },
    })),
    clearFailed: assign({ failed: null }),
    holdFailed: assign(({ context }) => ({ held: requireFailed(context).review, failed: null })),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
    refreshLists: () => actionNotProvided("refreshLists"),
  },
}).createMachine({
  id: "billReview",
  description: "Approving and rejecting bills: confirmed, held for five seconds, and sent.",
  context: { asked: null, ...nothingFilledIn, held: null, next: null, failed: null },
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is decided. What was decided or asked meanwhile goes on from here.",
      meta: { title: "Idle" },
      always: [
        { guard: "isAnotherDecided", target: "held", actions: "holdNext" },
        { guard: "isAnotherAsked", target: "asking" },
        { guard: "isFailed", target: "failed" },
      ],
      on: { "review.requested": { target: "asking", actions: "setAsked" } },
    },
    asking: {
      description:
        "A dialog names the bill and what the decision changes, and asks why it is rejected.",
      meta: { title: "Asking" },
      on: {
        "rejection.changed": { actions: "setRejection" },
        "review.confirmed": [
          { guard: "isReasonMissing", actions: "showIssues" },
          {
            guard: "isHolding",
            target: "sending",
            actions: "decideNext",
            description: "The decision before it is final now.",
          },
          { target: "held", actions: "holdAsked" },
        ],
        "review.cancelled": [
          { guard: "isHolding", target: "held", actions: "clearAsked" },
          { target: "idle", actions: "clearAsked" },
        ],
        "review.left": [
          { guard: "isHolding", target: "sending", actions: "clearAsked" },
          { target: "idle", actions: "clearAsked" },
        ],
        "page.closed": [
          {
            guard: "isHolding",
            target: "sending",
            actions: "clearAsked",
            description: "What was confirmed before is sent at once; what is asked about is not.",
          },
          {
            target: "idle",
            actions: "clearAsked",
            description: "Nothing was confirmed: the bill stays new.",
          },
        ],
      },
    },
    held: {
      description: "It was decided and is not sent yet: it can be undone.",
      meta: { title: "Can be undone" },
      always: { guard: "isAnotherAsked", target: "asking" },
      after: { undoTime: "sending" },
      on: {
        "review.undone": { target: "idle", actions: "clearHeld" },
        "review.requested": { target: "asking", actions: "setAsked" },
        "review.left": {
          target: "sending",
          description: "Nothing that was confirmed is lost with the page.",
        },
        "page.closed": {
          target: "sending",
          description: `Final at once, not after ${UNDO_TIME / 1000} s: the request outlives the page, and the next visit shows the bill decided. One that does not arrive leaves the bill new.`,
        },
      },
    },
    failed: {
      description:
        "The decision was not stored. The dialog says why, with the reason and the note as they were given.",
      meta: { title: "Not stored" },
      on: {
        "review.confirmed": { target: "sending", actions: "holdFailed" },
        "review.cancelled": { target: "idle", actions: "clearFailed" },
        "review.left": { target: "idle", actions: "clearFailed" },
      },
    },
    sending: {
      description:
        "The server stores the decision, after the page is closed too; what is asked meanwhile waits. When the user leaves, the refreshed lists show whether it was stored.",
      meta: { title: "Sending" },
      tags: "busy",
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => ({ review: requireHeld(context) }),
        onDone: {
          target: "idle",
          actions: [
            {
              type: "notify",
              params: ({ context }) => ({
                kind: "success",
                message: decisionMessages(requireHeld(context).decision).done,
              }),
            },
            "refreshLists",
            "clearHeld",
          ],
        },
        onError: {
          target: "idle",
          actions: [
            { type: "setFailed", params: readError },
            {
              type: "notify",
              params: ({ event }) => ({
                kind: "error",
                message: failureMessage(
                  toProblem(event.error, billMessages.statusFailed),
                  billMessages.statusFailed,
                ),
              }),
            },
            "refreshLists",
            "clearHeld",
          ],
        },
      },
      on: {
        "review.requested": { actions: "setAsked" },
        "review.left": { target: "idle", actions: ["refreshLists", "clearHeld"] },
      },
    },
  },
});
