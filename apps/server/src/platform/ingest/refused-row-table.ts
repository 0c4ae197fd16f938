import type { RefusedRow } from "@marquee/domain/ingest/ingest.schema";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, staffPolicy } from "../database/columns.ts";
import type { IngestKind } from "./queries.ts";

/** Rows of deliveries that were refused, for staff, and when each was delivered right (INGEST-I7). */
export const refusedRow = pgTable(
  "refused_row",
  {
    /** Kind and id of the row, or the digest of one that has no id: a repeat of it is the same refusal. */
    id: text().primaryKey(),
    kind: text().$type<IngestKind>().notNull(),
    rowId: text("row_id").notNull(),
    /** The branch that it names, which need not be there; empty if it names none. */
    branch: text().notNull().default(""),
    version: integer().notNull().default(1),
    source: text().notNull(),
    issues: jsonb().$type<RefusedRow["issues"]>().notNull(),
    receivedOn: instant("received_on").notNull(),
    /** When it was delivered right. */
    takenOn: instant("taken_on"),
  },
  (table) => [index("refused_row_received").on(table.receivedOn), staffPolicy("refused_row")],
);
