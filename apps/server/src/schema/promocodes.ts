import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { flag, instant } from "../platform/database/columns.ts";

/** What takes an amount or a percentage off a price. Operators keep them. */
export const promocode = pgTable(
  "promocode",
  {
    /** Upper case; users may type it in any case. */
    code: text().primaryKey(),
    /** `F` takes an amount off; anything else is a percent. */
    type: text().notNull(),
    discount: text().notNull(),
    active: flag().notNull().default("Y"),
    validTill: instant("valid_till"),
  },
  (table) => [
    check("promocode_code", sql`${table.code} = upper(${table.code})`),
    check("promocode_active", sql`${table.active} in ('Y', 'N')`),
    check(
      "promocode_discount",
      sql`${table.discount} ~ '^[0-9]+([.][0-9]+)?$' and (${table.type} = 'F' or ${table.discount}::numeric <= 100)`,
    ),
  ],
);
