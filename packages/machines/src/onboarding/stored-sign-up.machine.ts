import { SIGN_UP_STORED_DAYS } from "@marquee/domain/onboarding/sign-up-stored-days";
import { assertEvent, assign, setup } from "xstate";
import { readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import {
  hasMoved,
  isUnsaved,
  saveRequest,
  type SaveDraftResponse,
  type SaveDraftRequest,
  type StoredSignUpContext,
  type StoredSignUpEvent,
  type StoredSignUpInput,
} from "./stored-sign-up.model.ts";

/** How long typing rests before it is stored, and how long a save that failed waits. */
const SAVE_DELAY = 800;
const RETRY_DELAY = 10_000;

/** What is typed and not stored yet is stored before the page is gone. */
const closing = {
  "page.closed": {
    target: "saving",
    description: `Stored at once: the request outlives the page. For ${SIGN_UP_STORED_DAYS} days after it was begun, a reload and the link of the mail open the step that was left; one that does not arrive is in this tab's memory alone.`,
  },
} as const;

/** Stores a sign-up on the server while it is typed, and never over another tab's (ONBOARD-M6, ONBOARD-M7, ONBOARD-M10). */
const machine = setup({
  types: {
    context: {} as StoredSignUpContext,
    events: {} as StoredSignUpEvent,
    input: {} as StoredSignUpInput,
    meta: {} as { title: string },
  },
  actors: { saveDraft: callNotProvided<SaveDraftResponse, SaveDraftRequest>("saveDraft") },
  guards: {
    hasMoved: ({ context }) => hasMoved(context),
    isUnsaved: ({ context }) => isUnsaved(context),
    wasSaved: (_, response: SaveDraftResponse) => response.tag === "saved",
  },
  actions: {
    setLatest: assign(({ event }) => {
      assertEvent(event, "snapshot.changed");
      return { latest: { step: event.step, data: event.data } };
    }),
    applySave: assign(({ context }, response: SaveDraftResponse) =>
      response.tag === "saved"
        ? { stored: response.stored, conflict: null }
        : { stored: context.stored, conflict: response.current },
    ),
    adoptVersion: assign(({ context }) => ({ stored: context.conflict, conflict: null })),
    adoptTheirs: assign(({ context }) => ({
      stored: context.conflict,
      latest: null,
      conflict: null,
    })),
    sendReplaced: ({ context }) => {
      if (context.stored) context.owner.send({ type: "draft.replaced", stored: context.stored });
    },
  },
  delays: { saveDelay: SAVE_DELAY, retryDelay: RETRY_DELAY },
}).createMachine({
  id: "storedSignUp",
  description:
    "A sign-up as the server stores it, so that a reload or another device continues it.",
  context: ({ input }) => ({ ...input, latest: null, conflict: null }),
  initial: "resting",
  on: {
    "snapshot.changed": { actions: "setLatest" },
  },
  states: {
    resting: {
      description: "The server has all that was typed.",
      meta: { title: "Stored" },
      always: [
        { guard: "hasMoved", target: "saving" },
        { guard: "isUnsaved", target: "waiting" },
      ],
    },
    waiting: {
      description: "Something was typed; it is stored as soon as the typing rests.",
      meta: { title: "Waiting to store" },
      always: { guard: "hasMoved", target: "saving" },
      after: { saveDelay: "saving" },
      on: {
        ...closing,
        "snapshot.changed": { target: "waiting", reenter: true, actions: "setLatest" },
      },
    },
    saving: {
      description: "The server stores it, from the version that this tab has seen.",
      meta: { title: "Storing" },
      invoke: {
        id: "saveDraft",
        src: "saveDraft",
        input: ({ context }) => saveRequest(context),
        onDone: [
          {
            guard: { type: "wasSaved", params: readOutput },
            target: "resting",
            actions: { type: "applySave", params: readOutput },
          },
          { target: "conflicted", actions: { type: "applySave", params: readOutput } },
        ],
        onError: "failed",
      },
    },
    failed: {
      description: "It could not be stored; what was typed stays here, and is tried again.",
      meta: { title: "Not stored" },
      after: { retryDelay: "saving" },
      on: { ...closing, "save.retry": "saving" },
    },
    conflicted: {
      description:
        "Another tab or device has gone on meanwhile; the user says which of both counts.",
      meta: { title: "Changed elsewhere" },
      on: {
        "conflict.ownChosen": { target: "saving", actions: "adoptVersion" },
        "conflict.theirsChosen": { target: "resting", actions: ["adoptTheirs", "sendReplaced"] },
      },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of what invokes it would repeat the whole of it. */
export interface StoredSignUpMachine extends Inferred {}

export const storedSignUpMachine: StoredSignUpMachine = machine;
