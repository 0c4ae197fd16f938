import { MOST_CATEGORY_LEVELS } from "@marquee/domain/categories/category-levels";
import { CategoryDraft } from "@marquee/domain/categories/category.schema";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { changeColumns, publicPolicies } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { nameKeyOf } from "../platform/database/letters.ts";

/** The category tree. A category names its parent's level and is on the next one: no circle, no fifth level is stored. */
export const category = pgTable(
  "category",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    parentId: text("parent_id"),
    /** The root this category hangs below; null for a root itself. */
    rootId: text("root_id").references((): AnyPgColumn => category.id),
    parentLevel: smallint("parent_level"),
    level: smallint()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(parent_level, 0) + 1`),
    image: text(),
    ...changeColumns(),
  },
  (table) => [
    unique("category_of_level").on(table.id, table.level),
    foreignKey({
      name: "category_parent_level",
      columns: [table.parentId, table.parentLevel],
      foreignColumns: [table.id, table.level],
    }).onUpdate("cascade"),
    index("category_parent").on(table.parentId, table.name),
    uniqueIndex("category_name_once").on(
      sql`coalesce(${table.parentId}, '')`,
      nameKeyOf(table.name),
    ),
    check("category_root", sql`(${table.parentId} is null) = (${table.rootId} is null)`),
    check(
      "category_level",
      sql`${table.level} between 1 and ${sql.raw(String(MOST_CATEGORY_LEVELS))}`,
    ),
    check("category_parent", sql`(${table.parentId} is null) = (${table.parentLevel} is null)`),
    ...fieldChecks("category", table, CategoryDraft.fields),
    ...publicPolicies("category"),
  ],
);
