import type { Problem } from "./problem.ts";

export interface ConfirmedActionContext<Subject, Result> {
  /** What is acted on, with everything the confirmation names and the call needs; null before the first request. */
  readonly subject: Subject | null;
  /** What was requested while another ran, in that order. */
  readonly waiting: readonly Subject[];
  readonly result: Result | null;
  readonly problem: Problem | null;
}

export type ConfirmedActionEvent<Subject> =
  | { readonly type: "action.requested"; readonly subject: Subject }
  | { readonly type: "action.confirmed" }
  | { readonly type: "action.cancelled" }
  | { readonly type: "action.retried" }
  | { readonly type: "report.dismissed" };

/** The input of the `run` actor. */
export interface RunRequest<Subject> {
  readonly subject: Subject;
}

/** The subject of a running action. Throws if there is none: an action runs only after a request. */
export const requireSubject = <Subject>({
  subject,
}: ConfirmedActionContext<Subject, unknown>): Subject => {
  if (subject === null) throw new Error("An action runs only after it was requested");
  return subject;
};

/** Makes the request that has waited longest the one that is acted on. */
export const startNext = <Subject, Result>({
  waiting: [next, ...rest],
}: ConfirmedActionContext<Subject, Result>): Partial<ConfirmedActionContext<Subject, Result>> => ({
  subject: next ?? null,
  waiting: rest,
  result: null,
  problem: null,
});
