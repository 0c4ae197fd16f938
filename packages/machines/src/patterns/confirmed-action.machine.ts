import { formMessages } from "@marquee/domain/validation/messages";
import { assertEvent, assign, setup } from "xstate";
import type { Notification } from "./notification.ts";
import { actionNotProvided, callNotProvided } from "./not-provided.ts";
import { problemOf } from "./problem.ts";
import type { Problem } from "./problem.ts";

export interface ConfirmedActionContext<Subject, Result> {
  /** What is acted on, with everything the confirmation names and the call needs; null before the first time. */
  readonly subject: Subject | null;
  readonly result: Result | null;
  readonly problem: Problem | null;
}

export type ConfirmedActionEvent<Subject> =
  | { readonly type: "action.requested"; readonly subject: Subject }
  | { readonly type: "action.confirmed" }
  | { readonly type: "action.cancelled" }
  | { readonly type: "action.retried" }
  | { readonly type: "report.dismissed" };

/** What the `run` actor is asked. */
export interface RunRequest<Subject> {
  readonly subject: Subject;
}

const given = <Subject>(subject: Subject | null): Subject => {
  if (subject === null) throw new Error("An action runs only after it was requested");
  return subject;
};

/**
 * Something that is asked about, done, and reported (CONFIRM-M1 … CONFIRM-M4). The subject carries the id that
 * makes the call safe to repeat. Call it once per action, so that each has its own name and chart.
 */
export const createConfirmedAction = <Subject extends object, Result>(action: {
  readonly id: string;
  readonly title: string;
  readonly success: string;
  readonly failure: string;
}) =>
  setup({
    types: {
      context: {} as ConfirmedActionContext<Subject, Result>,
      events: {} as ConfirmedActionEvent<Subject>,
      meta: {} as { title: string },
    },
    actors: { run: callNotProvided<Result, RunRequest<Subject>>("run") },
    actions: {
      takeSubject: assign(({ event }) => {
        assertEvent(event, "action.requested");
        return { subject: event.subject, result: null, problem: null };
      }),
      takeResult: assign((_, { result }: { result: Result }) => ({ result })),
      takeProblem: assign((_, { error }: { error: unknown }) => ({
        problem: problemOf(error, formMessages.broken),
      })),
      forgetProblem: assign({ problem: null }),
      notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
      refreshLists: () => actionNotProvided("refreshLists"),
    },
  }).createMachine({
    id: action.id,
    description: `${action.title}: asked about, done, and reported.`,
    context: { subject: null, result: null, problem: null },
    initial: "idle",
    states: {
      idle: {
        description: "Nothing is going on.",
        meta: { title: "Waiting to be asked" },
        on: { "action.requested": { target: "confirming", actions: "takeSubject" } },
      },
      confirming: {
        description: "A dialog names the thing and what will come of it.",
        meta: { title: "Asking" },
        on: {
          "action.confirmed": "running",
          "action.cancelled": "idle",
        },
      },
      running: {
        description: "The server is at it. Called off, the lists show what came of it.",
        meta: { title: "Doing it" },
        entry: "forgetProblem",
        invoke: {
          id: "run",
          src: "run",
          input: ({ context }) => ({ subject: given(context.subject) }),
          onDone: {
            target: "succeeded",
            actions: [
              { type: "takeResult", params: ({ event }) => ({ result: event.output }) },
              "refreshLists",
              { type: "notify", params: { kind: "success", message: action.success } },
            ],
          },
          onError: {
            target: "failed",
            actions: [
              { type: "takeProblem", params: ({ event }) => ({ error: event.error }) },
              { type: "notify", params: { kind: "error", message: action.failure } },
            ],
          },
        },
        on: { "action.cancelled": { target: "idle", actions: "refreshLists" } },
      },
      succeeded: {
        description: "It is done, and reported; it may be asked for again.",
        meta: { title: "Done" },
        on: {
          "report.dismissed": "idle",
          "action.requested": { target: "confirming", actions: "takeSubject" },
        },
      },
      failed: {
        description: "It is not done, and the reason is shown. Trying again is safe.",
        meta: { title: "Failed" },
        on: {
          "action.retried": "running",
          "report.dismissed": "idle",
          "action.requested": { target: "confirming", actions: "takeSubject" },
        },
      },
    },
  });

/** The pattern itself, for its chart. */
export const confirmedActionMachine = createConfirmedAction<object, unknown>({
  id: "confirmedAction",
  title: "An action that is confirmed first",
  success: "Done.",
  failure: formMessages.broken,
});
