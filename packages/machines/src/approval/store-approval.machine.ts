import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import { storeMessages } from "@marquee/domain/stores/messages";
import type { Store } from "@marquee/domain/stores/store.schema";
import { assertEvent, assign, setup } from "xstate";
import { readError } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  type ApprovalChange,
  approvalChange,
  changesItems,
  isChangedAlready,
  isWithdrawal,
  refuseApproval,
  type StoreApprovalContext,
  type StoreApprovalEvent,
  type StoreApprovalInput,
} from "./store-approval.model.ts";

type Effect = { readonly effect: ApprovalEffect };
/** The branch as it is then; null if it has changed since it was looked at. */
type CallResponse = { readonly store: Store | null };

const refusalNotification = ({ actor }: StoreApprovalContext): Notification => ({
  kind: "error",
  message: refuseApproval(actor) ?? storeMessages.approvalFailed,
});

/** Before it is read what there is to look at, only a withdrawal is confirmed (STORE-A8). */
const UNREAD_RESPONSES = {
  "approval.confirmed": { guard: "isWithdrawal", target: "changing" },
  "approval.cancelled": "idle",
} as const;
const RESPONSES = { "approval.confirmed": "changing", "approval.cancelled": "idle" } as const;

/** A state in which the question is open: it is confirmed or cancelled. */
const confirmingState = (title: string, description: string) =>
  ({ description, meta: { title }, tags: "open", on: RESPONSES }) as const;

/** A state after a change: it is reported, and another one can be requested. */
const changedState = (title: string, description: string, message: string) =>
  ({
    description,
    meta: { title },
    entry: ["refreshLists", { type: "notify", params: { kind: "success", message } }],
    on: { "approval.requested": { target: "reading", actions: "setBranch" } },
  }) as const;

/** Approving a branch, and withdrawing its approval (APPROVAL-M1 … APPROVAL-M6): who can, and what becomes of it. */
export const storeApprovalMachine = setup({
  types: {
    context: {} as StoreApprovalContext,
    events: {} as StoreApprovalEvent,
    input: {} as StoreApprovalInput,
    tags: {} as "open" | "busy",
    meta: {} as { title: string },
  },
  actors: {
    readEffect: callNotProvided<ApprovalEffect, ApprovalChange>("readEffect"),
    changeApproval: callNotProvided<Store | null, ApprovalChange>("changeApproval"),
  },
  guards: {
    isMaster: ({ context }) => refuseApproval(context.actor) === null,
    isChangedAlready: ({ context }, { effect }: Effect) => isChangedAlready(context, effect),
    isWithdrawal: ({ context }) => isWithdrawal(context),
    needsReview: ({ context }) => context.branch?.needsReview === "Y",
    isOutdated: (_, { store }: CallResponse) => store === null,
    changesItems: (_, { effect }: Effect) => changesItems(effect),
    isApproved: (_, { store }: CallResponse) => store?.isApprove === "Y",
  },
  actions: {
    setBranch: assign(({ event }) => {
      assertEvent(event, "approval.requested");
      return { branch: event.branch, effect: null, outdated: null, problem: null };
    }),
    setEffect: assign((_, { effect }: Effect) => ({ effect })),
    setProblem: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    setOutdated: assign(({ context }) => ({ effect: null, outdated: context.effect })),
    clearProblem: assign({ problem: null }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
    refreshLists: () => actionNotProvided("refreshLists"),
  },
}).createMachine({
  id: "storeApproval",
  description: "A master approves a store or branch, or withdraws its approval.",
  context: ({ input }) => ({
    ...input,
    branch: null,
    effect: null,
    outdated: null,
    problem: null,
  }),
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is requested. Only a master user can approve a store.",
      meta: { title: "Idle" },
      on: {
        "approval.requested": [
          { guard: "isMaster", target: "reading", actions: "setBranch" },
          {
            actions: {
              type: "notify",
              params: ({ context }: { context: StoreApprovalContext }) =>
                refusalNotification(context),
            },
            description: "The reason says who can approve a store.",
          },
        ],
      },
    },
    reading: {
      description:
        "The question is asked, while the server is asked what there is to look at and what the change brings about. A withdrawal can be confirmed already.",
      meta: { title: "Asking, reading what changes" },
      tags: "open",
      entry: "clearProblem",
      invoke: {
        id: "readEffect",
        src: "readEffect",
        input: ({ context }) => approvalChange(context),
        onDone: [
          {
            guard: { type: "isChangedAlready", params: ({ event }) => ({ effect: event.output }) },
            target: "changedAlready",
            actions: [
              { type: "setEffect", params: ({ event }) => ({ effect: event.output }) },
              "refreshLists",
            ],
          },
          {
            guard: "isWithdrawal",
            target: "confirmingWithdrawal",
            actions: { type: "setEffect", params: ({ event }) => ({ effect: event.output }) },
          },
          {
            guard: "needsReview",
            target: "confirmingReview",
            actions: { type: "setEffect", params: ({ event }) => ({ effect: event.output }) },
          },
          {
            guard: { type: "changesItems", params: ({ event }) => ({ effect: event.output }) },
            target: "confirmingStart",
            actions: { type: "setEffect", params: ({ event }) => ({ effect: event.output }) },
          },
          {
            target: "confirmingNothingWaits",
            actions: { type: "setEffect", params: ({ event }) => ({ effect: event.output }) },
          },
        ],
        onError: { target: "unread", actions: { type: "setProblem", params: readError } },
      },
      on: UNREAD_RESPONSES,
    },
    unread: {
      description: "What the change brings about could not be read. The question stays.",
      meta: { title: "Asking, not read" },
      tags: "open",
      on: { "effect.requested": "reading", ...UNREAD_RESPONSES },
    },
    confirmingStart: confirmingState(
      "Asking, offers go live",
      "The question, with the offers and products that go live, until when, and the campaigns whose days start.",
    ),
    confirmingNothingWaits: confirmingState(
      "Asking, nothing waits",
      "The question. No offer or product waits; new campaigns go live at once.",
    ),
    confirmingReview: confirmingState(
      "Asking, changed since approval",
      "The question whether an approved branch is approved as it is now, with what has changed. It stays live meanwhile.",
    ),
    confirmingWithdrawal: confirmingState(
      "Asking, offers go off",
      "The question, with the offers and products that stop showing. Days that have begun go on.",
    ),
    changedAlready: {
      description: "Another master has changed it meanwhile; the lists are read again.",
      meta: { title: "Changed already" },
      tags: "open",
      on: { "approval.cancelled": "idle" },
    },
    changing: {
      description:
        "The server changes it with all that follows, or nothing at all. After a cancel the lists show whether it did.",
      meta: { title: "Changing" },
      tags: ["open", "busy"],
      entry: "clearProblem",
      invoke: {
        id: "changeApproval",
        src: "changeApproval",
        input: ({ context }) => approvalChange(context),
        onDone: [
          {
            guard: { type: "isOutdated", params: ({ event }) => ({ store: event.output }) },
            target: "reading",
            actions: "setOutdated",
            description: "The branch has changed since it was looked at: it is read again.",
          },
          {
            guard: { type: "isApproved", params: ({ event }) => ({ store: event.output }) },
            target: "approved",
          },
          { target: "unapproved" },
        ],
        onError: { target: "failed", actions: { type: "setProblem", params: readError } },
      },
      on: { "approval.cancelled": { target: "idle", actions: "refreshLists" } },
    },
    failed: confirmingState(
      "Failed",
      "Nothing has changed. The question stays, and trying again is safe.",
    ),
    approved: changedState(
      "Approved",
      "The store is approved: its offers and products run, and every open window of the company shows it.",
      storeMessages.approved,
    ),
    unapproved: changedState(
      "Not approved",
      "The approval is withdrawn: nothing of the store shows until it is approved again.",
      storeMessages.unapproved,
    ),
  },
});
