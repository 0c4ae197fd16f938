import type { Mail } from "@marquee/domain/mail/mail.schema";
import type { ForgottenCard } from "../../payments/cards/forget-card.ts";

/** What there is to do, by kind, with what each needs. A payload is JSON and says everything: nothing is looked up later. */
export interface Payloads {
  readonly mail: Mail;
  readonly forgetCard: ForgottenCard;
}

export type JobKind = keyof Payloads;

/**
 * A job under the key of the fact it follows from, such as `campaign-paid:<id>`: enqueued twice, it is done once.
 * `dueAt` is ISO; without it the job is due at once.
 */
export type Job = {
  readonly [Kind in JobKind]: {
    readonly key: string;
    readonly kind: Kind;
    readonly payload: Payloads[Kind];
    readonly dueAt?: string;
  };
}[JobKind];

/** How a job went. `failed` is tried again later unless it is `lasting`: then trying again would change nothing. */
export type JobResult =
  | { readonly tag: "done" }
  | { readonly tag: "failed"; readonly reason: string; readonly lasting: boolean };

/**
 * Does one job. It may be called again for a job it has done, when a server dies before it could say so: twice must
 * come to the same as once. The payload comes from the database and is decoded anew. `signal` says its time is over.
 */
export type Effect = (
  payload: unknown,
  job: { readonly key: string; readonly signal: AbortSignal },
) => Promise<JobResult>;

export type Effects = { readonly [Kind in JobKind]: Effect };
