import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../database/columns.ts";

/** How much of a limit a user has used until it ends: counted here, so that all servers of a database count together. */
export const limitCount = pgTable(
  "limit_count",
  {
    /** The limit and who is held to it, such as `receiptMails person a@b.ca`. */
    key: text().primaryKey(),
    used: bigint({ mode: "number" }).notNull(),
    /** When counting starts over, in the product's time. */
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [
    index("limit_count_ends").on(table.endsAt),
    check("limit_count_used", sql`${table.used} >= 0`),
    systemPolicy("limit_count"),
  ],
);
