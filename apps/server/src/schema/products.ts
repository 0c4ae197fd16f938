import { MOST_VARIANT_IMAGES } from "@marquee/domain/images/image-limits";
import {
  type DiscountType,
  Product,
  type ProductAttribute,
  ProductDraft,
  type ShippingType,
  VariantDraft,
} from "@marquee/domain/products/product.schema";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { Struct } from "effect";
import { amount, changeColumns, exact, flag, tenantPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";
import { byLettersDown } from "../platform/database/letters.ts";
import { searchIndex } from "../platform/database/search-index.ts";
import { itemColumns, itemConstraints } from "./item-columns.ts";
import { offer } from "./offers.ts";

/** Products and variants. A variant is a product of the same branch that names the one it varies. */
export const product = pgTable(
  "product",
  {
    id: text().primaryKey(),
    ...itemColumns(),
    name: text().notNull(),
    /** The key by which names are compared (WIRE-T3): a file finds its products by it. */
    nameKey: text("name_key").generatedAlwaysAs(sql`marquee_name_key(name)`),
    heading: text().notNull(),
    brand: text().notNull(),
    description: text().notNull(),
    vendorUrl: text("vendor_url").notNull(),
    actualPrice: amount("actual_price").notNull(),
    offerPrice: amount("offer_price").notNull(),
    discountType: text("discount_type").$type<DiscountType>().notNull().default("message"),
    discountPerc: exact("discount_perc"),
    discountMessage: text("discount_message").notNull().default(""),
    /** The offer that was chosen in the form; it is among those the product is mapped to. */
    offerId: text("offer_id"),
    shippingType: text("shipping_type").$type<ShippingType>().notNull().default("Free Shipping"),
    shippingInstructions: text("shipping_instructions").notNull().default(""),
    attribute: jsonb().$type<readonly ProductAttribute[]>().notNull().default([]),
    images: text().array().notNull(),
    isVariant: flag().notNull().default("N"),
    variantProductId: text("variant_product_id"),
    variantOption1: text("variant_option1").notNull().default(""),
    variantOption2: text("variant_option2").notNull().default(""),
    variantOption3: text("variant_option3").notNull().default(""),
    isShopifyProduct: flag().notNull().default("N"),
    shopifySyncId: text("shopify_sync_id"),
    shopifyProductId: text("shopify_product_id"),
    shopifyVariantId: text("shopify_variant_id"),
    ...changeColumns(),
  },
  (table) => [
    ...itemConstraints("product", table),
    foreignKey({
      name: "product_offer",
      columns: [table.companyId, table.offerId],
      foreignColumns: [offer.companyId, offer.id],
    }),
    unique("product_of_branch").on(table.storeId, table.id),
    foreignKey({
      name: "product_variant_of",
      columns: [table.storeId, table.variantProductId],
      foreignColumns: [table.storeId, table.id],
    }),
    // Lists hold products or variants, never both. Their statements name the flag's value in their text.
    ...(["N", "Y"] as const).flatMap((isVariant) => {
      const noun = isVariant === "Y" ? "variant" : "product";
      const these = sql`is_variant = ${sql.raw(`'${isVariant}'`)}`;
      return [
        index(`${noun}_list`).on(table.companyId, table.createdOn.desc(), table.id).where(these),
        index(`${noun}_branch_list`)
          .on(table.storeId, table.createdOn.desc(), table.id)
          .where(these),
        index(`${noun}_newest`).on(table.createdOn.desc(), table.id).where(these),
      ];
    }),
    index("product_name").on(table.companyId, byLettersDown(table.name), table.id),
    index("product_all_name").on(byLettersDown(table.name), table.id).concurrently(),
    index("product_branch_name")
      .on(table.storeId, byLettersDown(table.name), table.id)
      .concurrently(),
    searchIndex("product_words", table.companyId, [
      table.name,
      table.heading,
      table.brand,
      table.variantOption1,
      table.variantOption2,
      table.variantOption3,
    ]),
    index("product_name_key").on(table.storeId, table.nameKey),
    index("product_variants").on(table.variantProductId, table.createdOn.desc(), table.id),
    index("product_offer_of").on(table.offerId),
    index("product_shop").on(table.companyId, table.shopifyProductId),
    // The offer price is the one that the other fields give (PRODUCT-P1, PRODUCT-P3).
    check(
      "product_price",
      sql`case ${table.discountType} when 'percentage' then ${table.discountPerc} is not null and ${table.offerPrice} = round(${table.actualPrice} * (100 - ${table.discountPerc}) / 100) else ${table.offerPrice} = ${table.actualPrice} end`,
    ),
    check(
      "product_variant",
      sql`(${table.isVariant} = 'Y') = (${table.variantProductId} is not null) and ${table.variantProductId} <> ${table.id}`,
    ),
    check(
      "product_variant_images",
      sql`${table.isVariant} = 'N' or cardinality(${table.images}) <= ${sql.raw(String(MOST_VARIANT_IMAGES))}`,
    ),
    ...fieldChecks(
      "product",
      table,
      Struct.omit(VariantDraft.fields, ["isVariant"]),
      Struct.omit(ProductDraft.fields, ["isVariant"]),
      Product.fields,
    ),
    tenantPolicy("product", "company_id", "store_id"),
  ],
);
