import { foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { tenantPolicy } from "../platform/database/columns.ts";
import { offer } from "./offers.ts";
import { product } from "./products.ts";

/** Which products are mapped to which offers and collections. */
export const offerProduct = pgTable(
  "offer_product",
  {
    companyId: text("company_id").notNull(),
    offerId: text("offer_id").notNull(),
    productId: text("product_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.productId] }),
    foreignKey({
      columns: [table.companyId, table.offerId],
      foreignColumns: [offer.companyId, offer.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.companyId, table.productId],
      foreignColumns: [product.companyId, product.id],
    }).onDelete("cascade"),
    index("offer_product_product").on(table.productId),
    tenantPolicy("offer_product", "company_id"),
  ],
);
