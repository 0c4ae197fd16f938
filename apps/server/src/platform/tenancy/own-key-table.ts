import { pgTable, text } from "drizzle-orm/pg-core";
import { systemPolicy } from "../database/columns.ts";

/** Keys that servers of one database share and no other process knows: the first server that needs one makes it. */
export const ownKey = pgTable(
  "own_key",
  {
    purpose: text().primaryKey(),
    /** 32 random bytes, as base64. */
    key: text().notNull(),
  },
  () => [systemPolicy("own_key")],
);
