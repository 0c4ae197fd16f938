import { type Country, State } from "@marquee/domain/geography/geography.schema";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  type ForeignKeyBuilder,
  index,
  pgTable,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { percent } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { byLetters } from "../platform/database/letters.ts";

export const state = pgTable(
  "state",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    countryId: text("country_id").$type<Country>().notNull(),
    totalTax: percent("total_tax").notNull(),
    gst: percent().notNull(),
    hst: percent().notNull(),
    pst: percent().notNull(),
    qst: percent().notNull(),
  },
  (table) => [
    unique("state_of_country").on(table.countryId, table.id),
    check(
      "state_taxes",
      sql`least(${table.gst}, ${table.hst}, ${table.pst}, ${table.qst}) >= 0 and ${table.totalTax} between ${table.gst} + ${table.hst} + ${table.pst} + ${table.qst} and 100`,
    ),
    ...fieldChecks("state", table, State.fields),
  ],
);

export const city = pgTable(
  "city",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    stateId: text("state_id")
      .notNull()
      .references(() => state.id),
  },
  (table) => [
    index("city_state").on(table.stateId, byLetters(table.name)),
    unique("city_of_state").on(table.stateId, table.id),
  ],
);

/** An address: its state belongs to its country, its city to its state. What is not chosen yet is null. */
export const placeKey = (
  name: string,
  address: {
    readonly countryId: AnyPgColumn;
    readonly stateId: AnyPgColumn;
    readonly cityId: AnyPgColumn;
  },
): ForeignKeyBuilder[] => [
  foreignKey({
    name: `${name}_state`,
    columns: [address.countryId, address.stateId],
    foreignColumns: [state.countryId, state.id],
  }),
  foreignKey({
    name: `${name}_city`,
    columns: [address.stateId, address.cityId],
    foreignColumns: [city.stateId, city.id],
  }),
];
