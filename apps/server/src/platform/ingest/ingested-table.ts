import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../database/columns.ts";

/** What was taken in from outside, by kind and id: its hash distinguishes a repeat from another thing under the same id. */
export const ingested = pgTable(
  "ingested",
  {
    kind: text().$type<"beacons" | "bills" | "catalogs" | "orders">().notNull(),
    id: text().notNull(),
    hash: text().notNull(),
    source: text().notNull(),
    receivedOn: instant("received_on").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    // those that are deleted after a time (INGEST-I6)
    index("ingested_beacons")
      .on(table.receivedOn)
      .where(sql`${table.kind} = 'beacons'`),
    systemPolicy("ingested"),
  ],
);
