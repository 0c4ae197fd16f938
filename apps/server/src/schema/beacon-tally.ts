import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../platform/database/columns.ts";
import { branchKey } from "./branch-key.ts";

/**
 * What was counted of all items of a branch on one day in Central time, maintained by triggers in the transaction that
 * changes the beacons. Home reads it: a row for each branch and day, however many items were seen.
 */
export const beaconTally = pgTable(
  "beacon_tally",
  {
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    /** The beginning of the day in Central time. */
    createdOn: instant("created_on").notNull(),
    impressions: bigint({ mode: "number" }).notNull(),
    clicks: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({
      name: "beacon_tally_key",
      columns: [table.companyId, table.createdOn, table.storeId],
    }),
    branchKey(table),
    tenantPolicy("beacon_tally", "company_id", "store_id"),
  ],
);
