import { canChangeAddress, describeJob } from "@marquee/domain/undelivered/describe-job";
import type pg from "pg";
import type { HandlersOf } from "../platform/http/handlers.ts";
import { revive } from "../platform/outbox/queries.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { correctAddress } from "./correct-address.ts";
import { listGivenUp, readSentAgain, wasGivenUp } from "./queries.ts";

export interface UndeliveredServices {
  readonly pool: pg.Pool;
}

/** Jobs belong to no company: the system's scope reads them for every user who may see them (OUTBOX-E3). */
export const undeliveredHandlers = ({ pool }: UndeliveredServices): HandlersOf<"undelivered"> => ({
  list: ({ query }, { now }) =>
    withScope(pool, SYSTEM, async (tx) => {
      const page = await listGivenUp({ tx, scope: SYSTEM, now }, query);
      if (page instanceof Refusal) return page;
      const repetitions = await readSentAgain(
        tx,
        page.rows.map(({ id }) => id),
      );
      const rows = page.rows.map(({ payload, ...job }) => ({
        ...job,
        ...describeJob(job.kind, payload),
        canChangeAddress: canChangeAddress(job.kind, payload),
        sentAgain: repetitions
          .filter(({ id }) => id === job.id)
          .map(({ at, by, to }) => ({ at, by, to })),
      }));
      return { ...page, rows };
    }),
  sendAgain: ({ params: { id } }, { now }) =>
    withScope(pool, SYSTEM, async (tx) => {
      const jobs = await revive(tx, { id }, now.toISOString());
      // it has its attempts already: the request is a repeat (OUTBOX-U4)
      return jobs > 0 || (await wasGivenUp(tx, id)) ? { jobs } : notFound();
    }),
  correctAddress: ({ params: { id }, body }, { now }) =>
    withScope(pool, SYSTEM, (tx) => correctAddress(tx, id, body, now)),
  sendAllAgain: (_request, { now }) =>
    withScope(pool, SYSTEM, async (tx) => ({ jobs: await revive(tx, {}, now.toISOString()) })),
});
