import { foreignKey, type AnyPgColumn } from "drizzle-orm/pg-core";
import { offer } from "./offers.ts";
import { product } from "./products.ts";

interface OfCompany {
  readonly companyId: AnyPgColumn;
}

/** The offer a row is about: of the row's own company, or none. */
export const offerKey = (row: OfCompany & { readonly offerId: AnyPgColumn }) =>
  foreignKey({
    columns: [row.companyId, row.offerId],
    foreignColumns: [offer.companyId, offer.id],
  });

/** The product a row is about: of the row's own company, or none. */
export const productKey = (row: OfCompany & { readonly productId: AnyPgColumn }) =>
  foreignKey({
    columns: [row.companyId, row.productId],
    foreignColumns: [product.companyId, product.id],
  });
