import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../database/columns.ts";

/**
 * Who changed what of money, approvals and access, when, from where, with before and after. Written by triggers
 * alone (migration `audit`), so no code path can forget it; the server's role may read it, and nothing more.
 */
export const audit = pgTable(
  "audit",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** The e-mail of the user, or the name of the part of the system that acted. */
    actor: text().notNull(),
    /** The caller's address and the number of the request in the log; empty if the system acted. */
    origin: text().notNull(),
    request: text().notNull(),
    action: text().$type<"insert" | "update" | "delete">().notNull(),
    noun: text().notNull(),
    rowId: text("row_id").notNull(),
    companyId: text("company_id"),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    index("audit_row").on(table.noun, table.rowId, table.id.desc()),
    index("audit_company").on(table.companyId, table.id.desc()),
    index("audit_time").using("brin", table.at).with({ autosummarize: true }).concurrently(),
    // what happened to branches in a period is a small part of the trail (TRAFFIC-R1)
    index("audit_stores")
      .on(table.at)
      .where(sql`${table.noun} = 'stores'`)
      .concurrently(),
    tenantPolicy("audit", "company_id"),
  ],
);
