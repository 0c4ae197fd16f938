import { encodeEmail } from "@marquee/api/http/path";
import type { Product, VariantDraft } from "@marquee/domain/products/product.schema";
import { productDraft, variantDraft } from "@marquee/verification/harness/product-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
const shirt = productDraft("Shirt");
const rug = productDraft("Rug");
const foreign = productDraft("Abroad", { companyId: COMPANY.northline, storeId: STORE.newYork });

const me = (who: string) => encodeEmail(`${who}@marquee.test`);
const save = (who: string, body: object, path = "products") =>
  server.call<Product>(who, "POST", `/${path}/${me(who)}`, { body });
const rules = ({ error }: { error: { issues?: readonly { rule: string }[] } }) =>
  error.issues?.map(({ rule }) => rule);
const names = async (who: string, path: string) => {
  const { data, meta } = await server.call<readonly Product[]>(who, "GET", path);
  return { names: data.map(({ name }) => name).toSorted(), ...meta };
};

beforeAll(async () => {
  server = await testServer();
  for (const product of [shirt, rug]) await save("merchant", product);
  await save("other", foreign);
  for (const variant of [
    variantDraft("Shirt S", shirt.id),
    variantDraft("Shirt M", shirt.id, { variantOption1: "M" }),
    variantDraft("Rug, long", rug.id),
  ])
    await save("merchant", variant);
});
afterAll(() => server.close());

describe("a variant", () => {
  it("[PRODUCT-T6] is made active N, keeping its branch, of the product it varies", async () => {
    const draft = variantDraft("Shirt L", shirt.id);
    const { data } = await save("merchant", draft);
    expect(data).toMatchObject({ ...draft, active: "N", canUpdateBranch: "N", isVariant: "Y" });
    expect((await save("merchant", draft)).data).toEqual(data);
    await server.database.owner.query("delete from product where id = $1", [draft.id]);
  });

  it.each<[string, string, Partial<VariantDraft>]>([
    ["[VARIANT-V17] refuses no product", "VARIANT-V17", { variantProductId: "" }],
    [
      "[VARIANT-T1] refuses a product of another branch",
      "VARIANT-T1",
      { variantProductId: foreign.id },
    ],
    [
      "[VARIANT-T1] refuses a variant",
      "VARIANT-T1",
      { variantProductId: variantDraft("Shirt S", shirt.id).id },
    ],
    ["[VARIANT-V1] refuses no name", "VARIANT-V1", { name: "" }],
    [
      "[PRODUCT-T5] refuses an image of a product",
      "PRODUCT-T5",
      { images: ["products/0f8fad5bd9cb469fa16570867728950e.webp"] },
    ],
  ])("%s", async (title, rule, change) => {
    expect(rules(await save("merchant", variantDraft(title, shirt.id, change)))).toEqual([rule]);
  });

  it("[IMAGE-V6] has at most five images", async () => {
    const image = "variants/0f8fad5bd9cb469fa16570867728950e.webp";
    const images = Array.from({ length: 6 }, () => image);
    expect((await save("merchant", variantDraft("six", shirt.id, { images }))).status).toBe(422);
  });

  it("[PRODUCT-T9] stays a variant, and a product a product", async () => {
    const stays = variantDraft("Shirt S", shirt.id);
    expect(
      rules(await save("merchant", { ...productDraft("x"), id: stays.id }, "products/update")),
    ).toEqual(["PRODUCT-T9"]);
    const other = variantDraft("y", shirt.id, { id: rug.id });
    expect(rules(await save("merchant", other, "products/update"))).toContain("PRODUCT-T9");
  });

  it("[VARIANT-T3] is changed by those who may edit variants", async () => {
    const draft = variantDraft("Rug, long", rug.id);
    expect((await save("reader", draft, "products/update")).status).toBe(403);
    const changed = await save("branch", { ...draft, brand: "Karim" }, "products/update");
    expect(changed.data).toMatchObject({ brand: "Karim", version: 2 });
    expect((await save("other", draft, "products/update")).status).toBe(404);
  });
});

describe("the lists of variants", () => {
  const byCompany = (companyId: string, status = "allincludeActive", productId = "undefined") =>
    `/getCompanyProductVariant/${companyId}/${status}/${productId}`;
  const byBranch = (storeId: string, status = "allincludeActive", productId = "undefined") =>
    `/getCompanyBranchProductVariant/${storeId}/${status}/${productId}`;
  const counts = { live: 0, pending: 3, inactive: 0 };

  it("[VARIANT-T2] have variants alone, which no list of products has", async () => {
    expect(await names("merchant", byCompany(COMPANY.maple))).toEqual({
      names: ["Rug, long", "Shirt M", "Shirt S"],
      total: 3,
      counts,
    });
    const products = await names(
      "merchant",
      `/getCompanyProduct/${COMPANY.maple}/allincludeActive`,
    );
    expect(products).toMatchObject({ names: ["Rug", "Shirt"], total: 2, counts: { pending: 2 } });
  });

  it("[VARIANT-T2] are of one product if the path names one, with its counts", async () => {
    for (const path of [
      byCompany(COMPANY.maple, "pending", shirt.id),
      byBranch(STORE.montreal, "pending", shirt.id),
    ])
      expect(await names("reader", path)).toEqual({
        names: ["Shirt M", "Shirt S"],
        total: 2,
        counts: { live: 0, pending: 2, inactive: 0 },
      });
  });

  it("[VARIANT-T2] take their own statuses alone", async () => {
    expect((await names("merchant", byBranch(STORE.montreal, "inactive"))).total).toBe(0);
    for (const status of ["active", "all"])
      expect((await server.call("merchant", "GET", byBranch(STORE.montreal, status))).status).toBe(
        422,
      );
  });

  it("[TEN-3] are of one's own company; another company is refused, another branch is not there", async () => {
    expect((await names("other", byCompany(COMPANY.northline))).total).toBe(0);
    expect((await server.call("other", "GET", byCompany(COMPANY.maple))).status).toBe(403);
    expect((await server.call("other", "GET", byBranch(STORE.montreal))).status).toBe(404);
    for (const who of ["agent", "master"])
      expect((await names(who, byCompany("all"))).total).toBe(3);
  });
});
