import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../platform/database/columns.ts";

/**
 * A picture in the store, by its name: `offers/<hash>.webp`. Rows that show it hold this one while they are saved
 * (migration `operations`), so that it is never swept from under them.
 */
export const storedImage = pgTable(
  "stored_image",
  {
    name: text().primaryKey(),
    /** When it was last sent, in the product's time. */
    keptOn: instant("kept_on").notNull(),
  },
  (table) => [index("stored_image_kept").on(table.keptOn), systemPolicy("stored_image")],
);
