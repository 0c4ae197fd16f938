import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { CATEGORY, COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";
import * as schema from "./schema.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
  await withScope(database.pool, SYSTEM, (tx) =>
    insertProducts(tx, [productRow("Throw"), productRow("Rug", { storeId: STORE.toronto })]),
  );
});
afterAll(() => database.drop());

/** Runs a statement as the owner and undoes it; returns the constraint that refused it, or null. */
async function violatedConstraint(
  text: string,
  values: readonly unknown[] = [],
): Promise<string | null> {
  const client = await database.owner.connect();
  try {
    await client.query("begin");
    await client.query(text, [...values]);
    return null;
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string };
    return constraint ?? message;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** The constraint that refuses a row, or null. */
async function refuses<T extends PgTable>(
  table: T,
  values: PgInsertValue<T>,
): Promise<string | null> {
  try {
    await withScope(database.pool, SYSTEM, async (tx) => {
      await tx.insert(table).values(values);
      throw new Error("taken back");
    });
    return null;
  } catch (error) {
    const { cause = error } = error as { cause?: unknown };
    return (cause as { constraint?: string }).constraint ?? null;
  }
}

const throwId = productRow("Throw").id;
const section = {
  id: "s".repeat(32),
  name: "Spring",
  category: "Trending",
  tabName: "Offer",
  isOfferSection: "Y",
  isProductSection: "N",
  startDate: "2026-03-02",
  endDate: "2026-03-09",
  configStartDate: "2026-03-02",
} as const;
describe("columns and the fields of the domain", () => {
  const set = (table: string, change: string) =>
    violatedConstraint(`update ${table} set ${change}`);

  it("[DB-11] hold the values that a field has, and no others", async () => {
    expect(await set("store", "weekly_off = 'Monday', is_approve = 'Y', isphysical = ''")).toBe(
      null,
    );
    expect(await set("store", "weekly_off = 'Mon'")).toBe("store_weekly_off");
    expect(await set("store", "is_approve = ''")).toBe("store_is_approve");
    expect(await set("app_user", "auth_type = 'B'")).toBe("app_user_auth_type");
    expect(await set("store", "market_place = '{Mexico}'")).toBe("store_market_place");
    expect(await set("product", "shipping_type = ''")).toBe("product_shipping_type");
  });

  it("[DB-11] hold as much text as a field, and as many entries", async () => {
    expect(await set("store", "store_name = repeat('é', 160)")).toBe(null);
    expect(await set("store", "store_name = repeat('é', 161)")).toBe("store_store_name");
    expect(await set("store", "from_hrs = array_fill('10:00'::text, array[8])")).toBe(
      "store_from_hrs",
    );
    expect(await set("product", "images = array_fill('x'::text, array[11])")).toBe(
      "product_images",
    );
    const attributes = "(select jsonb_agg(n) from generate_series(1, 51) n)";
    expect(await set("product", `attribute = ${attributes}`)).toBe("product_attribute");
  });

  it("[DB-11] hold amounts in their range, in cents", async () => {
    expect(await set("store", "delivery_notes = 1000000000")).toBe(null);
    expect(await set("store", "delivery_notes = 1000000001")).toBe("store_delivery_notes");
    expect(await set("store", "delivery_notes = -1")).toBe("store_delivery_notes");
  });
});

describe("what no table holds", () => {
  it("[DB-13] is an address whose state is of another country, or whose city is of another state", async () => {
    expect(await violatedConstraint("update store set country_id = 'US'")).toBe("store_state");
    expect(await violatedConstraint("update store set city_id = 'buffalo'")).toBe("store_city");
    expect(await violatedConstraint("update company set state_id = 'ny'")).toBe("company_state");
    expect(await violatedConstraint("update store set store_city_id = 'laval'")).toBe(
      "store_second_address",
    );
  });

  it("[DB-14] is a circle of categories, or a fifth level", async () => {
    const below = (id: string, level: number) =>
      `update category set parent_id = '${id}', parent_level = ${level}, root_id = 'home' where id = 'home'`;
    expect(await violatedConstraint(below(CATEGORY.throws, 3))).toMatch(
      /^category_(level|parent_level)$/,
    );
    const fourth = "('fourth', 'F', 'home-textiles-throws', 3, 'home')";
    const insert = "insert into category (id, name, parent_id, parent_level, root_id) values";
    expect(await violatedConstraint(`${insert} ${fourth}`)).toBe(null);
    expect(
      await violatedConstraint(`${insert} ${fourth}, ('fifth', 'F', 'fourth', 4, 'home')`),
    ).toBe("category_level");
    expect(await violatedConstraint(`${insert} ('odd', 'O', 'home', 3, 'home')`)).toBe(
      "category_parent_level",
    );
  });

  it("[DB-14] a branch of the tree that moves takes along what hangs below it", async () => {
    const client = await database.owner.connect();
    await client.query("begin");
    await client.query(
      "update category set parent_id = null, parent_level = null, root_id = null where id = 'home-textiles'",
    );
    const { rows } = await client.query<{ id: string; level: number }>(
      "select id, level from category where id like 'home-textiles%' order by id",
    );
    await client.query("rollback");
    client.release();
    expect(rows.map(({ level }) => level)).toEqual([1, 2]);
  });

  it("[DB-15] is a variant of nothing, of itself, of another branch's product, or with six images", async () => {
    const variant = productRow("Small", { isVariant: "Y", variantProductId: throwId });
    expect(await refuses(schema.product, variant)).toBe(null);
    const broken = (change: object) => refuses(schema.product, { ...variant, ...change });
    expect(await broken({ variantProductId: null })).toBe("product_variant");
    expect(await broken({ variantProductId: variant.id })).toBe("product_variant");
    expect(await broken({ isVariant: "N" })).toBe("product_variant");
    expect(await broken({ storeId: STORE.toronto })).toBe("product_variant_of");
    expect(await broken({ images: "abcdef".split("") })).toBe("product_variant_images");
  });

  it("[DB-16] is an offer price that the other fields do not give", async () => {
    const price = (change: object) => refuses(schema.product, productRow("Priced", change));
    const percentage = {
      discountType: "percentage",
      actualPrice: 0.9,
      discountPerc: 12.5,
    } as const;
    // 0.7875, half a cent up.
    expect(await price({ ...percentage, offerPrice: 0.79 })).toBe(null);
    expect(await price({ ...percentage, offerPrice: 0.78 })).toBe("product_price");
    expect(await price({ ...percentage, discountPerc: null, offerPrice: 0.9 })).toBe(
      "product_price",
    );
    expect(await price({ discountType: "message", offerPrice: 30 })).toBe("product_price");
    expect(await price({ discountType: "message", offerPrice: 40 })).toBe(null);
  });

  it("[DB-18] is a second company, branch, role, view or primary offer of the same name or place", async () => {
    const corporation = "update company set corporation_id = 'abc-1' where id = $1";
    expect(await violatedConstraint(corporation, [COMPANY.maple])).toBe(null);
    expect(await violatedConstraint("update company set corporation_id = 'abc-1'")).toBe(
      "company_corporation_once",
    );
    expect(
      await violatedConstraint("update company set name = 'maple' where name = 'Harbour'"),
    ).toBe("company_name_once");
    expect(
      await violatedConstraint("update store set code = 'MONTREAL' where code = 'toronto'"),
    ).toBe("store_code_once");
    expect(
      await violatedConstraint(
        "update role set role_name = 'MANAGER' where role_name = 'Read_Only'",
      ),
    ).toBe("role_name_once");
    expect(
      await violatedConstraint(
        "insert into saved_view (id, user_id, list, name, query) select name, 'merchant@marquee.test', 'Offers', name, '' from unnest(array['Live', 'LIVE']) as names(name)",
      ),
    ).toBe("saved_view_name_once");
    const twice = withScope(database.pool, SYSTEM, async (tx) => {
      for (const name of ["one", "two"]) {
        const { products: _p, categories: _c, ...content } = offerDraft(name, { isPrimary: "Y" });
        const by = { createdBy: "", updatedBy: "", createdOn: WORLD_NOW, updatedOn: WORLD_NOW };
        const row = {
          ...content,
          ...by,
          type: "Offer" as const,
          marketPlace: ["Canada" as const],
          createHash: name,
        };
        const { rowCount } = await tx.insert(schema.offer).values(row).onConflictDoNothing();
        if (rowCount !== 1) throw new Error(`${name} is not there`);
      }
    });
    await expect(twice).rejects.toThrow("two is not there");
  });

  it("[DB-19] is a section without days, for nothing, or named on a page that it is not shown on, or whose item was taken out by no user", async () => {
    const broken = (change: object) => refuses(schema.section, { ...section, ...change });
    expect(await broken({})).toBe(null);
    expect(await broken({ category: CATEGORY.home })).toBe(null);
    expect(await broken({ category: "no-such-category" })).toBe(
      "section_category_id_category_id_fk",
    );
    expect(await broken({ endDate: section.startDate })).toBe("section_dates");
    expect(await broken({ isOfferSection: "N" })).toBe("section_for");
    expect(await broken({ tabName: "Store" })).toBe("section_tab_name");
    const item = {
      companyId: COMPANY.northline,
      configurationId: "k1",
      shopId: "gid-1",
      position: 0,
    };
    const removed = { ...item, type: "product", productId: throwId, removedOn: WORLD_NOW } as const;
    expect(await refuses(schema.sectionItem, removed)).toBe("section_item_removed");
  });

  it("[DB-20] is a sign-up with a password", async () => {
    const draft = {
      idHash: "a".repeat(64),
      step: "signUp",
      createdOn: WORLD_NOW,
      updatedOn: WORLD_NOW,
      expiresAt: WORLD_NOW,
    };
    const store = (data: object) =>
      refuses(schema.onboardingDraft, {
        ...draft,
        data,
      } as typeof schema.onboardingDraft.$inferInsert);
    expect(await store({ email: "a@b.ca" })).toBe(null);
    expect(await store({ email: "a@b.ca", password: "" })).toBe("onboarding_draft_secrets");
    expect(await store({ captcha: "" })).toBe("onboarding_draft_secrets");
  });

  it("[DB-21] is a row that names what another company has", async () => {
    const elsewhere =
      "update product set company_id = $1, store_id = $2, campaign_id = null where id = $3";
    expect(await violatedConstraint(elsewhere, [COMPANY.northline, STORE.newYork, throwId])).toBe(
      null,
    );
    expect(
      await violatedConstraint("update product set company_id = $1", [COMPANY.northline]),
    ).toMatch(/product_company_id_store_id/);
  });
});
