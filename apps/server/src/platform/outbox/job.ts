import { Result, Schema } from "effect";

/**
 * A job under the key of the fact it follows from, such as `campaign-paid:<id>`: enqueued twice, it is done once. The
 * payload is JSON and complete: nothing is looked up later. `dueAt` is ISO; without it the job is due at once.
 */
export interface Job {
  readonly key: string;
  /** Names the effect that does it. */
  readonly kind: string;
  readonly payload: object;
  readonly dueAt?: string;
}

/** The result of a job. `failed` is tried again unless it is `lasting`. `away`: it could not be tried (OUTBOX-W10). */
export type JobResult =
  | { readonly tag: "done" }
  | { readonly tag: "away"; readonly reason: string }
  | { readonly tag: "failed"; readonly reason: string; readonly lasting: boolean };

/** A failure that trying again would not change. */
export const lastingFailure = (reason: string): JobResult => ({
  tag: "failed",
  reason,
  lasting: true,
});

/** The actor of what a job writes, as the audit trail names it. */
export const OUTBOX_ACTOR = { actor: "outbox", origin: "outbox" } as const;

/**
 * Does one job. It may be called again for a job it has done, when a server dies before it could report it: twice must
 * have the same effect as once. The payload is decoded anew from the database. `signal` aborts when its time is over.
 */
export type Effect = (
  payload: unknown,
  job: { readonly key: string; readonly signal: AbortSignal },
) => Promise<JobResult>;

/** Does jobs with a payload of this schema. One with another payload fails for `otherwise`, and trying again changes nothing. */
export const effectOf =
  <Payload>(
    schema: Schema.Codec<Payload, unknown>,
    otherwise: string,
    run: (payload: Payload, job: Parameters<Effect>[1]) => Promise<JobResult>,
  ): Effect =>
  async (payload, job) => {
    const decoded = Schema.decodeUnknownResult(schema)(payload);
    return Result.isFailure(decoded) ? lastingFailure(otherwise) : run(decoded.success, job);
  };

/** What does the jobs of each kind. Every noun brings the effects of its own kinds. */
export type Effects = Readonly<Record<string, Effect>>;
