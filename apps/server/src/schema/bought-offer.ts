import { eq, and, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { offer } from "./offers.ts";

/**
 * The offer that an expression names, as two joins. A policy is applied before every function that is not leakproof, and `->>` is
 * not: as a condition of the join it would keep the offer from its key, and all offers of the company would be read for
 * each row. `offset 0` keeps PostgreSQL from writing it there.
 */
export const boughtOffer = (companyId: PgColumn, id: SQL) => ({
  named: sql`lateral (select ${id} as offer_id offset 0) bought`,
  onNamed: sql`true`,
  on: and(eq(offer.companyId, companyId), eq(offer.id, sql`bought.offer_id`)),
});
