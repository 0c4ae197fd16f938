import { formMessages } from "@marquee/domain/validation/messages";
import { assertEvent, assign, setup } from "xstate";
import {
  requireSubject,
  startNext,
  type ConfirmedActionContext,
  type ConfirmedActionEvent,
  type RunRequest,
} from "./confirmed-action.model.ts";
import { readError } from "./event-params.ts";
import { actionNotProvided, callNotProvided } from "./not-provided.ts";
import type { Notification } from "./notification.ts";
import { type ActorFailure, failureMessage, toProblem } from "./problem.ts";

/** What a request leads to, from every state that takes one. */
const REQUESTED = {
  "action.requested": [
    { guard: "asksNothing", target: "running", actions: "setSubject" },
    { target: "confirming", actions: "setSubject" },
  ],
} as const;

/**
 * The pattern of every action that a user confirms, runs and gets a report of (CONFIRM-M1 … CONFIRM-M5). The
 * subject carries the id that makes the call safe to repeat. Call it once per action, with an id of its own, so that
 * each has its own chart.
 */
export const createConfirmedAction = <Subject extends object, Result>(action: {
  readonly id: string;
  readonly title: string;
  /** What is reported if it succeeds; a function of the result if results differ. */
  readonly success: string | ((result: Result) => string);
  readonly failure: string;
  /** Whether a subject is confirmed first; absent, every one is. */
  readonly asks?: (subject: Subject) => boolean;
}) => {
  const successText = (result: Result): string =>
    typeof action.success === "string" ? action.success : action.success(result);
  return setup({
    types: {
      context: {} as ConfirmedActionContext<Subject, Result>,
      events: {} as ConfirmedActionEvent<Subject>,
      meta: {} as { title: string },
    },
    actors: { run: callNotProvided<Result, RunRequest<Subject>>("run") },
    guards: {
      isAnotherWaiting: ({ context }) => context.waiting.length > 0,
      nextAsksNothing: ({ context: { waiting } }) =>
        waiting[0] !== undefined && action.asks?.(waiting[0]) === false,
      asksNothing: ({ event }) =>
        event.type === "action.requested" && action.asks?.(event.subject) === false,
    },
    actions: {
      setSubject: assign(({ event }) => {
        assertEvent(event, "action.requested");
        return { subject: event.subject, result: null, problem: null };
      }),
      enqueue: assign(({ context, event }) => {
        assertEvent(event, "action.requested");
        return { waiting: [...context.waiting, event.subject] };
      }),
      startNext: assign(({ context }) => startNext(context)),
      clearWaiting: assign({ waiting: [] }),
      setResult: assign((_, { result }: { result: Result }) => ({ result })),
      setProblem: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
      clearProblem: assign({ problem: null }),
      notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
      refreshLists: () => actionNotProvided("refreshLists"),
    },
  }).createMachine({
    id: action.id,
    description: `${action.title}: confirmed, run, and reported.`,
    context: { subject: null, waiting: [], result: null, problem: null },
    initial: "idle",
    states: {
      idle: {
        description: "Nothing is requested. What waited for its turn begins from here.",
        meta: { title: "Idle" },
        always: [
          { guard: "nextAsksNothing", target: "running", actions: "startNext" },
          { guard: "isAnotherWaiting", target: "confirming", actions: "startNext" },
        ],
        on: REQUESTED,
      },
      confirming: {
        description: "A dialog names the subject and the consequence.",
        meta: { title: "Confirming" },
        on: {
          "action.confirmed": "running",
          "action.cancelled": "idle",
        },
      },
      running: {
        description:
          "The server runs it; what is requested meanwhile waits for its turn. When the user cancels, the refreshed lists show whether it was done.",
        meta: { title: "Running" },
        entry: "clearProblem",
        invoke: {
          id: "run",
          src: "run",
          input: ({ context }) => ({ subject: requireSubject(context) }),
          onDone: {
            target: "succeeded",
            actions: [
              { type: "setResult", params: ({ event }) => ({ result: event.output }) },
              "refreshLists",
              {
                type: "notify",
                params: ({ event }) => ({ kind: "success", message: successText(event.output) }),
              },
            ],
          },
          onError: {
            target: "failed",
            actions: [
              { type: "setProblem", params: readError },
              {
                type: "notify",
                params: ({ event }) => ({
                  kind: "error",
                  message: failureMessage(toProblem(event.error, action.failure), action.failure),
                }),
              },
              "refreshLists",
            ],
          },
        },
        on: {
          "action.requested": { actions: "enqueue" },
          "action.cancelled": { target: "idle", actions: ["clearWaiting", "refreshLists"] },
        },
      },
      succeeded: {
        description: "It is done and reported; it may be requested again.",
        meta: { title: "Done" },
        always: { guard: "isAnotherWaiting", target: "idle" },
        on: {
          "report.dismissed": "idle",
          ...REQUESTED,
        },
      },
      failed: {
        description:
          "It failed, and the dialog shows the reason. A retry is safe; it is not offered if another user changed the subject first.",
        meta: { title: "Failed" },
        on: {
          "action.retried": "running",
          "report.dismissed": "idle",
          ...REQUESTED,
        },
      },
    },
  });
};

/** The pattern itself, for its chart. */
export const confirmedActionMachine = createConfirmedAction<object, unknown>({
  id: "confirmedAction",
  title: "An action that is confirmed first",
  success: "Done.",
  failure: formMessages.broken,
});
