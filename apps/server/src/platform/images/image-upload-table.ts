import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { company } from "../../schema/companies.ts";
import { personPolicy, tenantPolicy } from "../database/columns.ts";
import { storedImage } from "./stored-image-table.ts";

/** The senders of each image, once each. A row shows only images that its own company has sent (IMAGE-A7). */
export const imageUpload = pgTable(
  "image_upload",
  {
    name: text()
      .notNull()
      .references(() => storedImage.name, { onDelete: "cascade" }),
    /** The e-mail of the sender. */
    person: text().notNull(),
    /** Their company then; null for staff without one. */
    companyId: text("company_id").references(() => company.id),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.person] }),
    index("image_upload_company").on(table.companyId),
    tenantPolicy("image_upload", "company_id"),
    // A sender without a company sees the images that they have sent.
    personPolicy("image_upload", "person"),
  ],
);
