import { sql } from "drizzle-orm";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { SavedView, ViewDraft } from "@marquee/domain/views/view.schema";
import type { ViewList } from "@marquee/domain/views/view-lists";
import { changeColumns, personPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { appUser } from "./users.ts";

/** What a list shows, under a name. It is its user's and no company's, so it moves with them, and is removed with them. */
export const savedView = pgTable(
  "saved_view",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => appUser.email, { onUpdate: "cascade", onDelete: "cascade" }),
    list: text().$type<ViewList>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("saved_view_name_once").on(
      table.userId,
      table.list,
      sql`marquee_name_key(${table.name})`,
    ),
    ...fieldChecks("saved_view", table, SavedView.fields, ViewDraft.fields),
    personPolicy("saved_view", "user_id"),
  ],
);
