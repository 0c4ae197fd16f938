import { encodeEmail } from "@marquee/api/http/path";
import type {
  Category,
  CategoryDraft,
  CategoryProducts,
} from "@marquee/domain/categories/category.schema";
import type { Product } from "@marquee/domain/products/product.schema";
import { productDraft } from "@marquee/verification/harness/product-draft";
import { productsPath } from "@marquee/verification/harness/product-harness";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const me = encodeEmail("master@marquee.test");
const merchant = encodeEmail("merchant@marquee.test");
const draft = (name: string, parentId: string): CategoryDraft => ({
  id: stableId(`category ${name}`),
  name,
  root: "N",
  parentId,
  image: null,
});
const MOVE = "?moveProducts=Y";
const create = (body: CategoryDraft, query = "") =>
  server.call<Category>("master", "POST", `/categories/${me}${query}`, { body });
const make = async (name: string, parentId: string): Promise<Category> =>
  (await create(draft(name, parentId))).data;

describe("categories and the products in them", () => {
  const put = (name: string, leaf: Category) =>
    server.call<Product>("merchant", "POST", productsPath("merchant"), {
      body: productDraft(name, { categories: [leaf.id], mainCategory: CATEGORY.home }),
    });

  const productIn = async (leaf: Category): Promise<string> => {
    const made = await put(`in ${leaf.name}`, leaf);
    return made.data.id;
  };
  const readProduct = async (id: string) =>
    (await server.call<Product>("merchant", "GET", `/products/${merchant}/${id}`)).data;

  it("[CAT-10] may get something below it if products are in it, and they stay", async () => {
    const leaf = await make("With a product", CATEGORY.home);
    const id = await productIn(leaf);
    expect((await create(draft("Below a product", leaf.id))).status).toBe(200);
    expect((await readProduct(id)).categories).toEqual([leaf.id]);
    const chosenAnew = await put("chosen anew", leaf);
    expect([chosenAnew.status, chosenAnew.error.issues?.[0]?.rule]).toEqual([422, "PRODUCT-T4"]);
  });

  it("[CAT-10] [PRODUCT-T4] leaves a product that is in it to be saved unchanged there", async () => {
    const leaf = await make("Saved unchanged", CATEGORY.home);
    const body = productDraft("saved unchanged", {
      categories: [leaf.id],
      mainCategory: CATEGORY.home,
    });
    const path = productsPath("merchant");
    expect((await server.call("merchant", "POST", path, { body })).status).toBe(200);
    expect((await create(draft("Under it", leaf.id))).status).toBe(200);
    const edited = await server.call<Product>("merchant", "POST", `/products/update/${merchant}`, {
      body: { ...body, brand: "Another brand" },
    });
    expect([edited.status, edited.data.categories]).toEqual([200, [leaf.id]]);
  });

  it("[CAT-10] takes no product that is put into it while another is hung below", async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaf = await make(`Raced for ${round}`, CATEGORY.home);
      const body = draft(`Raced below ${round}`, leaf.id);
      const [raced] = await Promise.all([put(`raced ${round}`, leaf), create(body, MOVE)]);
      const left = await server.database.owner.query(
        "select 1 from product where category_id = $1",
        [leaf.id],
      );
      expect([200, 422]).toContain(raced.status);
      expect(left.rowCount).toBe(0);
    }
  });

  it("[CAT-11] takes the products of the one above with it, once, and makes edits of them stale", async () => {
    const leaf = await make("Given away", CATEGORY.home);
    const id = await productIn(leaf);
    const before = await readProduct(id);
    const body = draft("Taking all", leaf.id);
    expect((await create(body, MOVE)).status).toBe(200);
    const after = await readProduct(id);
    expect([after.categories, after.mainCategory]).toEqual([[body.id], CATEGORY.home]);
    expect(after.version).toBe((before.version ?? 0) + 1);
    expect((await create(body, MOVE)).status).toBe(200);
    expect((await readProduct(id)).version).toBe(after.version);
  });

  it("[CAT-12] shows a master alone how many products are in each category", async () => {
    const leaf = await make("Counted", CATEGORY.home);
    await productIn(leaf);
    const path = `/categoryProducts/${me}`;
    const { data } = await server.call<CategoryProducts[]>("master", "GET", path);
    expect(data.find(({ id }) => id === leaf.id)).toEqual({ id: leaf.id, products: 1, offers: 0 });
    for (const who of ["merchant", "agent", "reader"]) {
      const own = `/categoryProducts/${encodeEmail(`${who}@marquee.test`)}`;
      expect((await server.call(who, "GET", own)).status).toBe(403);
    }
  });
});
