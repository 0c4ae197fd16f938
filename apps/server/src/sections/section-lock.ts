import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";

/** A lock by name, as a merchant may lock no row of a section. */
const sectionLock = (id: string) => sql`hashtextextended(${`section ${id}`}, 0)`;

/** Keeps these sections from being switched or edited until the transaction ends: a campaign is choosing them (SECTION-T8). */
export async function keepSections(tx: Tx, ids: readonly string[]): Promise<void> {
  // in one order, so that two never deadlock
  for (const id of [...new Set(ids)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${sectionLock(id)})`);
}

/** Keeps campaigns from choosing this section until the transaction ends: it is being switched or edited (SECTION-T8). */
export async function lockSection(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sectionLock(id)})`);
}
