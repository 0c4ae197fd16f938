import { encodeEmail } from "@marquee/api/http/path";
import type { Category } from "@marquee/domain/categories/category.schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY } from "@marquee/verification/harness/world";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const me = encodeEmail("reader@marquee.test");

describe("categories", () => {
  it("[CAT-1] gives the roots to anybody, each naming itself as its root", async () => {
    const { data } = await server.call<Category[]>(null, "GET", `/mainCategoriesList/${me}`);
    expect(data).toEqual([
      expect.objectContaining({
        id: CATEGORY.home,
        root: "Y",
        parentId: null,
        maincategories: [CATEGORY.home],
        hasChildren: true,
      }),
    ]);
  });

  it("[CAT-2] goes down level by level; what has no children is a leaf", async () => {
    const sub = (id: string) =>
      server.call<Category[]>("reader", "GET", `/subCategoriesList/${me}/${id}`);
    expect((await sub(CATEGORY.home)).data).toEqual([
      expect.objectContaining({
        id: CATEGORY.textiles,
        root: "N",
        maincategories: [CATEGORY.home],
        hasChildren: true,
      }),
    ]);
    expect((await sub(CATEGORY.textiles)).data).toEqual([
      expect.objectContaining({
        id: CATEGORY.throws,
        parentId: CATEGORY.textiles,
        hasChildren: false,
      }),
    ]);
    expect((await sub(CATEGORY.throws)).meta.total).toBe(0);
  });

  it("[CAT-3] answers 404 below and for an unknown category", async () => {
    expect((await server.call("reader", "GET", `/subCategoriesList/${me}/nowhere`)).status).toBe(
      404,
    );
    expect((await server.call("reader", "GET", `/getCategoriesById/${me}/nowhere`)).status).toBe(
      404,
    );
    expect(
      (await server.call("reader", "GET", `/getCategoriesById/${me}/${CATEGORY.throws}`)).status,
    ).toBe(200);
  });
});
