import { sql } from "drizzle-orm";
import { check, index, pgTable, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import { instant } from "../platform/database/columns.ts";

export const category = pgTable(
  "category",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    parentId: text("parent_id").references((): AnyPgColumn => category.id),
    /** The root this category hangs below; null for a root itself. */
    rootId: text("root_id").references((): AnyPgColumn => category.id),
    image: text(),
    createdOn: instant("created_on")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("category_parent").on(table.parentId, table.name),
    check("category_root", sql`(${table.parentId} is null) = (${table.rootId} is null)`),
  ],
);
