import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { company } from "../../schema/companies.ts";
import { personPolicy, tenantPolicy } from "../database/columns.ts";
import { storedImage } from "./stored-image-table.ts";

/** Who has sent an image, once each. A row shows only what its own company has sent (IMAGE-A7). */
export const imageUpload = pgTable(
  "image_upload",
  {
    name: text()
      .notNull()
      .references(() => storedImage.name, { onDelete: "cascade" }),
    /** Who sent it, by e-mail. */
    person: text().notNull(),
    /** Their company then; null for staff without one. */
    companyId: text("company_id").references(() => company.id),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.person] }),
    index("image_upload_company").on(table.companyId),
    tenantPolicy("image_upload", "company_id"),
    // Who has no company sees what they have sent.
    personPolicy("image_upload", "person"),
  ],
);
