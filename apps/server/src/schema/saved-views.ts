import { LONGEST_NAME } from "@marquee/domain/views/view-limits";
import { ViewDraft } from "@marquee/domain/views/view.schema";
import { Text } from "@marquee/domain/wire/field.schema";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { changeColumns, personPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { nameKeyOf } from "../platform/database/letters.ts";
import { appUser } from "./users.ts";

/** The name of a list is checked for its length alone. */
const checked = { ...ViewDraft.fields, list: Text(LONGEST_NAME) };

/** What a list shows, under a name. It is its user's and no company's, so it moves with them, and is removed with them. */
export const savedView = pgTable(
  "saved_view",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => appUser.email, { onUpdate: "cascade", onDelete: "cascade" }),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("saved_view_name_once").on(table.userId, table.list, nameKeyOf(table.name)),
    ...fieldChecks("saved_view", table, checked),
    personPolicy("saved_view", "user_id"),
  ],
);
