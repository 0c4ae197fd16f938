import { is } from "drizzle-orm";
import { getTableConfig, PgTable, type PgColumn } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as schema from "./schema.ts";

/** Texts that no draft holds: the checkout and its payer give the campaign's, the shop platform all others. */
const UNLIMITED = [
  "campaign.checkout_id",
  "campaign.user_id",
  "campaign_change.user_id",
  "offer.shopify_collection_id",
  "offer.shopify_sync_id",
  "product.shopify_product_id",
  "product.shopify_sync_id",
  "product.shopify_variant_id",
  "store.domain_url",
  "store.shopify_recurring_charge_id",
];

/** The author of a row, and what the server adds to it, is in no draft. */
const OWN = new Set(["id", "created_by", "updated_by", "create_hash"]);

/** Columns without a name of their own are named after their field, in the database's spelling. */
const storedName = ({ name }: PgColumn): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The texts of a table that a create call fills and that neither a limit nor a foreign key holds. */
function unlimitedTexts(table: PgTable): readonly string[] {
  const { name, columns, checks, foreignKeys } = getTableConfig(table);
  if (!columns.some((column) => column.name === "create_hash")) return [];
  const held = new Set([
    ...checks.map((check) => check.name),
    ...foreignKeys.flatMap((key) =>
      key.reference().columns.map((column) => `${name}_${storedName(column)}`),
    ),
  ]);
  const isUnlimited = (column: PgColumn) =>
    column.columnType === "PgText" &&
    // what the database derives is as long as what it is derived from
    column.generated === undefined &&
    !OWN.has(storedName(column)) &&
    !held.has(`${name}_${storedName(column)}`);
  return columns.filter(isUnlimited).map((column) => `${name}.${storedName(column)}`);
}

it("[DB-11] every text that a create call stores has a limit, or names a row", () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  expect(
    tables.flatMap(unlimitedTexts).toSorted(),
    "texts without a limit: give the table its fieldChecks (docs/how-to/add-a-table.md), or the reason here",
  ).toEqual(UNLIMITED);
});
