import { encodeEmail } from "@marquee/api/http/path";
import type { Category } from "@marquee/domain/categories/category.schema";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { categoryDraft, categoryHarness } from "@marquee/verification/harness/category-harness";
import { sentImage } from "@marquee/verification/harness/sent-image";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { storeCategory } from "../schema/schema.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const me = encodeEmail("reader@marquee.test");

describe("categories", () => {
  it("[CAT-1] gives the roots to every caller, each naming itself as its root", async () => {
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

  it("[CAT-3] responds with 404 below and for an unknown category", async () => {
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

const { send, make, change } = categoryHarness(() => server);
const read = async (id: string): Promise<Category> =>
  (await server.call<Category>("reader", "GET", `/getCategoriesById/${me}/${id}`)).data;

describe("the tree of categories", () => {
  it("[CAT-4] is one list, every category with the ids directly below it", async () => {
    const { data, meta } = await server.call<Category[]>("reader", "GET", `/categories/${me}`);
    const below = new Map(data.map(({ id, subcategories }) => [id, subcategories]));
    expect(meta.total).toBe(data.length);
    expect(below.get(CATEGORY.home)).toContain(CATEGORY.textiles);
    expect(below.get(CATEGORY.textiles)).toEqual([CATEGORY.throws]);
    expect(below.get(CATEGORY.throws)).toEqual([]);
  });

  it("[CAT-5] takes a root and a category below it, once each", async () => {
    const root = await make("Garden", null);
    expect(root).toMatchObject({ root: "Y", parentId: null, maincategories: [root.id] });
    const pots = categoryDraft(" Pots ", root.id);
    const first = await send("/categories", pots);
    expect(first.data).toMatchObject({ name: "Pots", root: "N", maincategories: [root.id] });
    expect((await send("/categories", pots)).text).toBe(first.text);
    const other = await send("/categories", { ...pots, name: "Urns" });
    expect([other.status, other.error.message]).toEqual([
      409,
      "There is another category with this id already.",
    ]);
  });

  it("[CAT-13] [WIRE-T3] is refused beside one that looks the same, and not below another", async () => {
    const root = await make("Same look", null);
    for (const name of ["same  LOOK", "Same look\u200B"]) {
      const { status, error } = await send("/categories", categoryDraft(name, null));
      expect([status, error.issues?.map(({ rule }) => rule)]).toEqual([409, ["CAT-13"]]);
    }
    await make("Same look ", root.id);
    const other = await make("Other look", null);
    const renamed = await send("/categories/update", { ...other, name: "SAME LOOK" }, 1);
    expect(renamed.error.issues?.map(({ rule }) => rule)).toEqual(["CAT-13"]);
  });

  it("[CAT-5] is changed by a master alone", async () => {
    for (const who of ["merchant", "agent", "reader"]) {
      expect(
        (await send("/categories", categoryDraft("Signed out", null), undefined, who)).status,
      ).toBe(403);
      const stored = await read(CATEGORY.throws);
      expect((await send("/categories/update", stored, stored.version, who)).status).toBe(403);
    }
  });

  it("[CATEGORY-V1] [CATEGORY-V2] refuses what the form refuses, at its field", async () => {
    const { status, error } = await send("/categories", { ...categoryDraft("", null), root: "N" });
    expect(status).toBe(422);
    expect(error.issues?.map(({ field, message }) => [field, message])).toEqual([
      ["name", "Please enter category name"],
      ["parentId", "Please select main category for this category"],
    ]);
  });

  it("[CAT-6] changes one from the version that was read", async () => {
    const stored = await make("Lamps", CATEGORY.home);
    const renamed = await change(stored, { name: "Lights" });
    expect(renamed.data).toMatchObject({ name: "Lights", version: 2 });
    const stale = await change(stored, { name: "Lanterns" });
    expect([stale.status, stale.error.message]).toEqual([
      409,
      "Another user has changed this category meanwhile.",
    ]);
    expect(stale.error.current).toMatchObject({ name: "Lights", version: 2 });
    const gone = await change({ ...stored, id: "nowhere" }, {});
    expect(gone.status).toBe(404);
  });

  it("[CAT-6] takes along what hangs below one that moves", async () => {
    const [from, to] = [await make("From", null), await make("To", null)];
    const moving = await make("Moving", from.id);
    const below = await make("Below", moving.id);
    await change(moving, { parentId: to.id });
    expect((await read(below.id)).maincategories).toEqual([to.id]);
    await change(await read(moving.id), { root: "Y" });
    expect(await read(moving.id)).toMatchObject({ parentId: null, maincategories: [moving.id] });
    expect((await read(below.id)).maincategories).toEqual([moving.id]);
  });

  it("[CAT-7] has no fifth level, and nothing below what is not there", async () => {
    const refusal = async (parentId: string) => {
      const { status, error } = await send("/categories", categoryDraft("Fifth", parentId));
      return [status, ...(error.issues ?? []).map(({ field, message }) => `${field}: ${message}`)];
    };
    const fourth = await make("Fourth", CATEGORY.throws);
    expect(await refusal(fourth.id)).toEqual([
      422,
      "parentId: Categories have at most four levels.",
    ]);
    expect(await refusal("nowhere")).toEqual([422, "parentId: This category does not exist."]);
    const moved = await change(await read(CATEGORY.textiles), { parentId: fourth.id });
    expect(moved.error.issues?.[0]?.message).toBe("A category cannot be below itself.");
    const [two, root] = [await make("Two", null), await make("Three deep", null)];
    await make("Three deeper", (await make("Three deep below", root.id)).id);
    const deep = await make("Third", (await make("Second", two.id)).id);
    const tooDeep = await change(root, { root: "N", parentId: deep.id });
    expect(tooDeep.error.issues?.[0]?.message).toBe("Categories have at most four levels.");
  });

  it("[CAT-7] becomes no circle by two moves at once", async () => {
    const [one, other] = [await make("One", null), await make("Other", null)];
    const moves = await Promise.all([
      change(one, { root: "N", parentId: other.id }),
      change(other, { root: "N", parentId: one.id }),
    ]);
    expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  it("[CAT-8] leaves a root a root that stores have as their main category", async () => {
    const root = await make("Of a store", null);
    const chosen = { companyId: COMPANY.maple, storeId: STORE.montreal, categoryId: root.id };
    await withScope(server.pool, SYSTEM, (tx) =>
      tx.insert(storeCategory).values({ ...chosen, position: 7 }),
    );
    const { status, error } = await change(root, { root: "N", parentId: CATEGORY.home });
    expect([status, error.issues?.[0]?.message]).toEqual([
      422,
      "Stores have this as their main category, so it stays one.",
    ]);
    expect((await change(root, { name: "Renamed" })).status).toBe(200);
  });

  it("[CAT-9] takes an image that was uploaded as a category's, and no other", async () => {
    const image = `/images/categories/${"a".repeat(32)}.webp`;
    for (const wrong of ["/x.png", image]) {
      const foreign = await send("/categories", { ...categoryDraft("Seen", null), image: wrong });
      expect(foreign.error.issues?.map(({ field }) => field)).toEqual(["image"]);
    }
    await sentImage(server.database.owner, image, null);
    await server.database.owner.query("update image_upload set person = 'master@marquee.test'");
    const stored = (await send("/categories", { ...categoryDraft("Seen", null), image })).data;
    expect(stored.image).toBe(image);
    expect((await change(stored, { image: null })).data.image).toBe(null);
  });

  it("[HIST-S1] says what became of a category to a master alone", async () => {
    const root = await make("Remembered", null);
    await change(root, { name: "Remembered well" });
    const history = (who: string) =>
      server.call<HistoryEntry[]>(who, "GET", `/categoryHistory/${root.id}`);
    expect((await history("master")).data).toMatchObject([
      { changes: [{ field: "name", before: "Remembered", after: "Remembered well" }] },
      { kind: "created", changes: [] },
    ]);
    expect((await history("merchant")).status).toBe(403);
    expect((await server.call("master", "GET", "/categoryHistory/nowhere")).status).toBe(404);
  });
});
