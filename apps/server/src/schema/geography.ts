import { pgTable, text, index } from "drizzle-orm/pg-core";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { percent } from "../platform/database/columns.ts";

export const state = pgTable("state", {
  id: text().primaryKey(),
  name: text().notNull(),
  countryId: text("country_id").$type<Country>().notNull(),
  totalTax: percent("total_tax").notNull(),
  gst: percent().notNull(),
  hst: percent().notNull(),
  pst: percent().notNull(),
  qst: percent().notNull(),
});

export const city = pgTable(
  "city",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    stateId: text("state_id")
      .notNull()
      .references(() => state.id),
  },
  (table) => [index("city_state").on(table.stateId, table.name)],
);
