import { encodeEmail } from "@marquee/api/http/path";
import { changeMessages } from "@marquee/domain/items/change-messages";
import { MOST_CHANGES } from "@marquee/domain/items/item-changes";
import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { productMessages } from "@marquee/domain/products/messages";
import type { ProductChanges } from "@marquee/domain/products/product-changes.schema";
import { limitMessages } from "@marquee/domain/wire/draft-limits";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { variantDraft } from "@marquee/verification/harness/product-draft";
import { productHarness, type ProductHarness } from "@marquee/verification/harness/product-harness";
import { CATEGORY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());

type Change = ProductChanges["changes"][number];

const change = (who: string, ...changes: readonly Change[]) =>
  products.server.call<readonly ChangeOutcome[]>(who, "POST", "/changeProducts", {
    body: { changes },
  });
const outcomeOf = async (who: string, one: Change) => (await change(who, one)).data[0];

const readStored = async (id: string) => (await products.byId("merchant", id)).data;

async function makeCategory(name: string, parentId: string | null): Promise<string> {
  const id = stableId(`changed category ${name}`);
  const root = parentId === null ? "Y" : "N";
  const { status, text } = await products.server.call(
    "master",
    "POST",
    `/categories/${encodeEmail("master@marquee.test")}`,
    { body: { id, name, root, parentId, image: null } },
  );
  if (status !== 200) throw new Error(`${name} is not made: ${text}`);
  return id;
}

describe("changing many products", () => {
  it("[CHANGE-T1] [CHANGE-T2] changes each by itself, and the offer price follows", async () => {
    const cheaper = await products.made("cheaper", {
      discountType: "percentage",
      discountPerc: 10,
      actualPrice: 100,
      offerPrice: 90,
    });
    const broken = await products.made("broken");
    const { data } = await change(
      "branch",
      { id: cheaper.id, version: 1, values: { actualPrice: 50 } },
      { id: broken.id, version: 1, values: { brand: " ", actualPrice: 20 } },
    );
    expect(new Map(data.map((outcome) => [outcome.id, outcome]))).toEqual(
      new Map<string, unknown>([
        [cheaper.id, { tag: "changed", id: cheaper.id, version: 2 }],
        [broken.id, { tag: "refused", id: broken.id, reasons: ["Please enter brand"] }],
      ]),
    );
    expect(await readStored(cheaper.id)).toMatchObject({
      actualPrice: 50,
      offerPrice: 45,
      discountMessage: "",
      updatedBy: "Branch",
    });
    expect(await readStored(broken.id)).toMatchObject({ version: 1 });
  });

  it("[CHANGE-T3] leaves one as another user has made it, says who and what, and can be repeated", async () => {
    const { id } = await products.made("in two tabs");
    const cheaper: Change = { id, version: 1, values: { actualPrice: 36 } };
    expect(await outcomeOf("merchant", cheaper)).toMatchObject({ tag: "changed", version: 2 });
    expect(await outcomeOf("merchant", cheaper)).toMatchObject({ tag: "changed", version: 2 });
    expect(await outcomeOf("branch", { id, version: 1, values: { actualPrice: 31 } })).toEqual({
      tag: "changedMeanwhile",
      id,
      by: "Merchant",
      version: 2,
      current: [{ field: "actualPrice", value: 36 }],
    });
    expect((await readStored(id)).actualPrice).toBe(36);
  });

  it("[CHANGE-T1] refuses what is another company's, a variant and what is not there alike", async () => {
    const { id } = await products.made("foreign");
    const variant = variantDraft("of the foreign one", id);
    await products.create("merchant", variant);
    const brand = (of: string): Change => ({ id: of, version: 1, values: { brand: "Taken" } });
    const missing = "0".repeat(32);
    const refusalOf = (of: string) => ({
      tag: "refused",
      id: of,
      reasons: [changeMessages.notThere],
    });
    expect((await change("other", brand(id), brand(missing))).data).toEqual(
      [missing, id].map(refusalOf),
    );
    expect(await outcomeOf("merchant", brand(variant.id))).toEqual(refusalOf(variant.id));
    expect(await readStored(id)).toMatchObject({ brand: "Maple", version: 1 });
  });

  it("[CHANGE-T2] moves to another category, its main category follows, and to none that has some below", async () => {
    const { id } = await products.made("moves on");
    const lamps = await makeCategory("Lamps of moves on", null);
    const desk = await makeCategory("Desk lamps", lamps);
    const move = (version: number, categoryId: string): Change => ({
      id,
      version,
      values: { categoryId },
    });
    expect(await outcomeOf("merchant", move(1, desk))).toMatchObject({ tag: "changed" });
    expect(await readStored(id)).toMatchObject({ categories: [desk], mainCategory: lamps });
    expect(await outcomeOf("merchant", move(2, lamps))).toEqual({
      tag: "refused",
      id,
      reasons: [productMessages.subcategoryMissing],
    });
    expect(await outcomeOf("merchant", move(2, CATEGORY.throws))).toMatchObject({ version: 3 });
    expect(await readStored(id)).toMatchObject({ mainCategory: CATEGORY.home });
  });

  it("[CHANGE-T4] two at once and the category that takes their products wait for each other, and all end", async () => {
    const { database } = products.server;
    const leaf = await makeCategory("Moved to by two", CATEGORY.home);
    const made = await Promise.all(["one", "two", "three"].map((name) => products.made(name)));
    const [low = "", middle = "", high = ""] = made.map(({ id }) => id).toSorted();
    const category = await database.owner.connect();
    await category.query("begin");
    await category.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`leaf ${leaf}`]);
    const moveChange = (id: string): Change => ({ id, version: 1, values: { categoryId: leaf } });
    const calls = [middle, high].map((id) =>
      change("merchant", { id: low, version: 1, values: { brand: "Nord" } }, moveChange(id)),
    );
    await expect.poll(database.countWaiting).toBe(calls.length);
    await category.query("update product set heading = heading where id = any($1)", [
      [low, middle, high],
    ]);
    await category.query("commit");
    category.release();
    const outcomes = (await Promise.all(calls)).flatMap(({ data }) => data);
    expect(outcomes.map(({ tag }) => tag)).toEqual(Array.from({ length: 4 }, () => "changed"));
    expect((await readStored(high)).categories).toEqual([leaf]);
  });

  it("[CHANGE-T2] keeps the branch of a product that may not move, in the words of its form", async () => {
    const { id } = await products.made("stays");
    const outcome = await outcomeOf("merchant", {
      id,
      version: 1,
      values: { storeId: STORE.toronto },
    });
    expect(outcome).toEqual({
      tag: "refused",
      id,
      reasons: ["It keeps its company and branch: add a new one for another branch."],
    });
  });

  it("[CHANGE-M2] takes a hundred at most, of who may edit products alone", async () => {
    const one: Change = { id: "0".repeat(32), version: 1, values: {} };
    const { status, error } = await change(
      "merchant",
      ...Array.from({ length: MOST_CHANGES + 1 }, () => one),
    );
    expect(status).toBe(422);
    expect(JSON.stringify(error)).toContain(limitMessages.list(MOST_CHANGES));
    expect((await change("reader", one)).status).toBe(403);
  });
});
