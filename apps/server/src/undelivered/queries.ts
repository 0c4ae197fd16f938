import type { Contract } from "@marquee/api/contract/contract";
import type { UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { audit } from "../platform/audit/audit-table.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { outbox } from "../platform/outbox/outbox-table.ts";
import { JOB_ID } from "../platform/outbox/queries.ts";
import { appUser } from "../schema/schema.ts";

const NOUN = "undelivered";
/** The most repetitions that are read for the jobs of a page. */
const MOST_REPETITIONS = 500;

const FIELDS = {
  id: JOB_ID,
  kind: outbox.kind,
  payload: outbox.payload,
  attempts: outbox.attempts,
  givenUpOn: sql<string>`${outbox.deadOn}`.mapWith(outbox.deadOn),
  lastError: sql<string>`coalesce(${outbox.lastError}, '')`,
} as const;

/** A job that was given up, with its payload, which is described and never shown. */
export interface GivenUpJob extends Pick<
  UndeliveredJob,
  "id" | "kind" | "attempts" | "givenUpOn" | "lastError"
> {
  readonly payload: unknown;
}

const TO = sql`coalesce(${outbox.payload} ->> 'to', ${outbox.payload} ->> 'email', '')`;

/** The jobs that were given up. They belong to no company, and only the system's scope reads them. */
export const listGivenUp = defineList<Contract["undelivered"]["list"], unknown, GivenUpJob>({
  from: outbox,
  id: outbox.key,
  select: (tx) => tx.select(FIELDS).from(outbox),
  tenantFilter: () => isNotNull(outbox.deadOn),
  filters: {
    // a job belongs to the company of its recipient, or to the one that it names (RECONCILE-Q10)
    companyId: (companyId) =>
      sql`(${outbox.payload} ->> 'companyId' = ${companyId}
        or exists (select 1 from ${appUser} where ${appUser.email} = ${TO} and ${appUser.companyId} = ${companyId}))`,
  },
  sorts: { givenUpOn: outbox.deadOn, attempts: outbox.attempts, kind: outbox.kind },
  sortedBy: "-givenUpOn",
  search: [
    TO,
    sql`coalesce(${outbox.payload} -> 'content' ->> 'subject', '')`,
    outbox.kind,
    sql`coalesce(${outbox.lastError}, '')`,
  ],
});

/** A job was given up, or given its attempts again: the trail holds both. */
const wasSentAgain = sql`${audit.after} ->> 'dead_on' is null`;

/** When these jobs were sent again and by whom, the newest first. */
export const readSentAgain = (
  tx: Tx,
  ids: readonly string[],
): Promise<readonly ({ readonly id: string } & UndeliveredJob["sentAgain"][number])[]> =>
  tx
    .select({
      id: audit.rowId,
      at: audit.at,
      by: audit.actor,
      to: sql<string | null>`${audit.after} ->> 'to'`,
    })
    .from(audit)
    .where(and(eq(audit.noun, NOUN), inArray(audit.rowId, [...ids]), wasSentAgain))
    .orderBy(desc(audit.id))
    .limit(MOST_REPETITIONS);

/** Whether a job of this id was ever given up. */
export const wasGivenUp = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.$count(audit, and(eq(audit.noun, NOUN), eq(audit.rowId, id)))) > 0;

const JOB = { kind: outbox.kind, payload: outbox.payload };

/** A job that was given up, by its id, locked until the transaction ends. */
export async function lockGivenUp(tx: Tx, id: string) {
  const [found] = await tx
    .select(JOB)
    .from(outbox)
    .where(and(isNotNull(outbox.deadOn), eq(JOB_ID, id)))
    .for("update");
  return found;
}

/** A job that was given up once and has its attempts again, by its id. Only a repeat asks, as no index has the ids of all jobs. */
export async function findSentAgain(tx: Tx, id: string) {
  if (!(await wasGivenUp(tx, id))) return undefined;
  const [found] = await tx
    .select(JOB)
    .from(outbox)
    .where(and(isNull(outbox.deadOn), eq(JOB_ID, id)));
  return found;
}

/** How many jobs were given up, and since when the oldest is. */
export async function countGivenUp(
  tx: Tx,
): Promise<{ readonly total: number; readonly oldest: string | null }> {
  const [found] = await tx
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      oldest: sql<string | null>`min(${outbox.deadOn})`.mapWith(outbox.deadOn),
    })
    .from(outbox)
    .where(isNotNull(outbox.deadOn));
  return found ?? { total: 0, oldest: null };
}
