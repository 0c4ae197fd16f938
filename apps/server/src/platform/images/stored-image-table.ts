import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../database/columns.ts";

/** An image in the store, by its name. Rows that show it lock it while they are saved (migration `images`). */
export const storedImage = pgTable(
  "stored_image",
  {
    name: text().primaryKey(),
    /** When it was last sent, in the product's time. */
    uploadedOn: instant("uploaded_on").notNull(),
  },
  (table) => [index("stored_image_uploaded").on(table.uploadedOn), systemPolicy("stored_image")],
);
