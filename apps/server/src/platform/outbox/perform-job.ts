import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Clock } from "../clock/clock.ts";
import { errorText } from "../log/error-text.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { AWAY_SECONDS, backoffSeconds, MAX_ATTEMPTS } from "./backoff.ts";
import type { Effects, JobResult } from "./job.ts";
import { report, type TakenJob } from "./queries.ts";

/** What a worker works with. */
export interface JobContext {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly effects: Effects;
  readonly log: Pick<FastifyBaseLogger, "warn" | "error">;
  /** Told how each job ended, for the metrics. */
  readonly onResult?: (kind: string, result: "done" | "away" | "failed" | "given up") => void;
}

const failWith = (reason: string, lasting = false): JobResult => ({
  tag: "failed",
  reason,
  lasting,
});

/** Whatever the effect throws is a failure that may pass; whatever takes too long is one too. */
async function attempt(effects: Effects, job: TakenJob, signal: AbortSignal): Promise<JobResult> {
  if (job.attempts > MAX_ATTEMPTS)
    return failWith(
      `It was begun ${MAX_ATTEMPTS} times, and no server could say how it went.`,
      true,
    );
  const effect = Object.hasOwn(effects, job.kind) ? effects[job.kind] : undefined;
  if (!effect) return failWith(`There is no effect for a job "${job.kind}".`, true);
  const overdue = new Promise<JobResult>((resolve) => {
    signal.addEventListener("abort", () => resolve(failWith("It took too long.")), { once: true });
  });
  try {
    return await Promise.race([effect(job.payload, { key: job.key, signal }), overdue]);
  } catch (error) {
    return failWith(errorText(error));
  }
}

/** Does one job that is held, and stores its result in a transaction of its own (OUTBOX-W2 to OUTBOX-W5). */
export async function performJob(
  { pool, clock, effects, log, onResult = () => undefined }: JobContext,
  job: TakenJob,
  signal: AbortSignal,
): Promise<void> {
  const result = await attempt(effects, job, signal);
  const now = clock.now();
  const settle = (outcome: Parameters<typeof report>[2]) =>
    withScope(pool, SYSTEM, (tx) => report(tx, job, outcome), {
      actor: "outbox",
      origin: "outbox",
      request: job.key,
    });
  const { key, kind, attempts } = job;
  const dueIn = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  if (result.tag === "done") {
    onResult(kind, "done");
    return settle({ doneOn: now.toISOString() });
  }
  const lastError = errorText(result.reason);
  if (result.tag === "away") {
    onResult(kind, "away");
    log.warn({ key, kind, reason: lastError }, "what a job of the outbox needs is away");
    return settle({ dueAt: dueIn(AWAY_SECONDS), lastError, attempts: Math.max(attempts - 1, 0) });
  }
  onResult(kind, result.lasting || attempts >= MAX_ATTEMPTS ? "given up" : "failed");
  if (result.lasting || attempts >= MAX_ATTEMPTS) {
    log.error({ key, kind, attempts, reason: lastError }, "a job of the outbox was given up");
    return settle({ deadOn: now.toISOString(), lastError });
  }
  log.warn(
    { key, kind, attempts, reason: lastError },
    "a job of the outbox failed and is tried again",
  );
  return settle({ dueAt: dueIn(backoffSeconds(attempts)), lastError });
}
