import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { flag, instant, tenantPolicy } from "../platform/database/columns.ts";

/**
 * How many offers and products of a branch have the same dates and switch, maintained by triggers in the transaction
 * that changes the items. Lists count their tabs here: as many rows as there were runs, not as there are items.
 * An empty date is stored as infinity, which no moment reaches.
 */
export const itemTally = pgTable(
  "item_tally",
  {
    noun: text().$type<"offers" | "products">().notNull(),
    companyId: text("company_id").notNull(),
    storeId: text("store_id").notNull(),
    /** Offer or Collection, Product or Variant. */
    type: text().notNull(),
    active: flag().notNull(),
    validFrom: instant("valid_from").notNull(),
    validTill: instant("valid_till").notNull(),
    n: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: "item_tally_key",
      columns: [
        table.noun,
        table.companyId,
        table.storeId,
        table.type,
        table.active,
        table.validFrom,
        table.validTill,
      ],
    }),
    index("item_tally_branch").on(table.storeId),
    tenantPolicy("item_tally", "company_id", "store_id"),
  ],
);
