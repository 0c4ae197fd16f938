import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as schema from "./schema.ts";

/** What a record still names although the thing may be deleted, what triggers keep, and what names nothing of ours. */
const LOOSE = [
  "invoice.offer_id",
  "invoice.product_id",
  "item_tally.store_id",
  "product.shopify_product_id",
  "transaction.offer_id",
  "transaction.product_id",
];

it("[DB-21] every column that names a row has a foreign key, or is listed with its reason", () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  const loose = tables.flatMap((table) => {
    const { name, columns, foreignKeys } = getTableConfig(table);
    const held = new Set(
      foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name)),
    );
    return columns
      .filter((column) =>
        /(^|_)(store|offer|product|campaign|category|city|state|section|role)_id$/.test(
          column.name,
        ),
      )
      .filter((column) => !held.has(column.name))
      .map((column) => `${name}.${column.name}`);
  });
  expect(
    loose.toSorted(),
    "columns that name a row without a foreign key: give each one, or its reason here",
  ).toEqual(LOOSE);
});
