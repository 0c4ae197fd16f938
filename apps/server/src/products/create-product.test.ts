import type { ProductDraft } from "@marquee/domain/products/product.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { productDraft } from "@marquee/verification/harness/product-draft";
import {
  MONTREAL_OFFER,
  TORONTO_OFFER,
  productHarness,
  refusedRules,
  type ProductHarness,
} from "@marquee/verification/harness/product-harness";
import { makeOffer } from "@marquee/verification/harness/promoted-items";
import { sentImage } from "@marquee/verification/harness/sent-image";
import { CATEGORY, COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCampaign } from "../campaigns/insert-campaign.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());

describe("making a product", () => {
  it("[PRODUCT-T6] makes it pending, in no campaign, by the user and the moment it was made", async () => {
    const draft = productDraft("new", {
      images: [
        await sentImage(
          products.server.database.owner,
          "products/0f8fad5bd9cb469fa16570867728950e.webp",
        ),
      ],
    });
    const { status, data, headers } = await products.create("merchant", draft);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...draft,
      active: "N",
      validFrom: null,
      validTill: null,
      campaignId: null,
      campaignName: null,
      fullImage: draft.images[0],
      isSponsored: "N",
      keywords: [],
      isShopifyProduct: "N",
      canUpdateBranch: "N",
      variantProductId: null,
      storeName: "The montreal branch",
      createdBy: "Merchant",
      createdOn: WORLD_NOW,
      version: 1,
    });
    expect(headers["etag"]).toBe('"1"');
    expect((await products.byId("reader", draft.id)).data).toEqual(data);
  });

  it("[PRODUCT-T6] returns the first product again for the same id and content, and refuses other content", async () => {
    const draft = productDraft("again");
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => products.create("merchant", draft)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect((await products.create("merchant", { ...draft, name: "Other" })).status).toBe(409);
    const elsewhere = { ...draft, companyId: COMPANY.northline, storeId: STORE.newYork };
    const { status, text } = await products.create("other", elsewhere);
    expect(status).toBe(409);
    expect(text).not.toContain(draft.heading);
  });

  it("[PRODUCT-V1] lists every wrong field at once, with the form's own messages", async () => {
    const response = await products.create("master", {
      ...productDraft("empty", { companyId: "", storeId: "", categories: [], mainCategory: "" }),
      name: " ",
      brand: "",
      heading: "",
      description: "",
      vendorUrl: "",
      actualPrice: null,
      offerPrice: null,
      discountPerc: null,
      shippingType: "",
      marketPlace: [],
    });
    expect(response.status).toBe(422);
    expect(refusedRules(response)).toEqual(
      [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 13, 14, 15, 16].map((number) => `PRODUCT-V${number}`),
    );
    expect(response.error.issues?.[11]?.message).toBe("Please select branch");
  });

  it("[PRODUCT-V7] refuses a discount that was not chosen, with the form's message and with whatever else is wrong", async () => {
    const response = await products.create(
      "merchant",
      productDraft("undecided", { discountType: "", marketPlace: [] }),
    );
    expect(response.status).toBe(422);
    expect(response.error.issues).toMatchObject([
      { rule: "PRODUCT-V7", field: "discountType", message: "Please select discount type" },
      { rule: "PRODUCT-V15", field: "marketPlace", message: "Please select marketPlace" },
    ]);
  });

  it("[PRODUCT-V18] [PRODUCT-V19] [WIRE-D4] refuses what is beyond the form's limits with its messages", async () => {
    const beyond = productDraft("beyond", { actualPrice: 10_000_001, offerPrice: 10_000_001 });
    const fields = (await products.create("merchant", beyond)).error.issues;
    expect(fields).toContainEqual(
      expect.objectContaining({
        field: "actualPrice",
        message: "Please enter an amount from 0 to 10,000,000",
      }),
    );
    const nowhere = productDraft("nowhere", { vendorUrl: "javascript:alert(1)" });
    expect((await products.create("merchant", nowhere)).error.issues).toMatchObject([
      { rule: "PRODUCT-V18", field: "vendorUrl", message: "Please enter valid URL" },
    ]);
  });

  it("[PRODUCT-P4] refuses an offer price that the other fields do not give", async () => {
    expect(
      refusedRules(await products.create("merchant", productDraft("cheap", { offerPrice: 1 }))),
    ).toEqual(["PRODUCT-P4"]);
  });

  it("[PRODUCT-D2] stores the discount of the chosen type alone, and no empty attribute", async () => {
    const { data } = await products.create(
      "merchant",
      productDraft("message", {
        discountType: "message",
        discountMessage: "Two for one",
        offerPrice: 100,
        attribute: [
          { column: "", value: "" },
          { column: "Size", value: "M" },
        ],
      }),
    );
    expect(data).toMatchObject({
      discountPerc: null,
      discountMessage: "Two for one",
      offerPrice: 100,
      attribute: [{ column: "Size", value: "M" }],
    });
  });

  it.each<[string, string, Partial<ProductDraft>]>([
    ["[PRODUCT-T2] refuses a branch of another company", "PRODUCT-T2", { storeId: STORE.newYork }],
    ["[PRODUCT-T3] refuses an offer of another branch", "PRODUCT-T3", { offerId: TORONTO_OFFER }],
    ["[PRODUCT-T3] refuses an offer that is not there", "PRODUCT-T3", { offerId: "nowhere" }],
    [
      "[PRODUCT-T4] refuses a category with others below it",
      "PRODUCT-T4",
      { categories: [CATEGORY.textiles] },
    ],
    [
      "[PRODUCT-T4] refuses a category that is not there",
      "PRODUCT-T4",
      { categories: ["nowhere"] },
    ],
    [
      "[PRODUCT-T4] refuses a main category that it does not hang below",
      "PRODUCT-T4",
      { mainCategory: "fashion" },
    ],
    [
      "[PRODUCT-T5] refuses an image from elsewhere",
      "PRODUCT-T5",
      { images: ["https://elsewhere.example/a.png"] },
    ],
    [
      "[PRODUCT-T5] refuses an image that was never sent",
      "PRODUCT-T5",
      { images: [`products/${"e".repeat(32)}.webp`] },
    ],
    [
      "[PRODUCT-T5] refuses an image of a variant",
      "PRODUCT-T5",
      { images: ["variants/0f8fad5bd9cb469fa16570867728950e.webp"] },
    ],
  ])("%s", async (title, rule, change) => {
    expect(refusedRules(await products.create("master", productDraft(title, change)))).toEqual([
      rule,
    ]);
  });

  it("[IMAGE-V6] refuses an eleventh image, and a way of shipping there is not", async () => {
    const images = Array.from(
      { length: 11 },
      () => "products/0f8fad5bd9cb469fa16570867728950e.webp",
    );
    expect((await products.create("merchant", productDraft("many", { images }))).status).toBe(422);
    const boat = { ...productDraft("boat"), shippingType: "Boat" };
    expect((await products.create("merchant", boat)).status).toBe(422);
  });

  it("[PRODUCT-T3] [PRODUCT-O1] maps it to its offer, unless a campaign covers that", async () => {
    const draft = await products.made("mapped", { offerId: MONTREAL_OFFER });
    expect(await products.mappedTo(MONTREAL_OFFER)).toContain(draft.id);
    expect((await products.byId("merchant", draft.id)).data.offerId).toBe(MONTREAL_OFFER);
    await withScope(products.server.pool, SYSTEM, (tx) => makeOffer(tx, "montreal", "covered"));
    const covered = offerDraft("covered").id;
    await withScope(products.server.pool, SYSTEM, (tx) =>
      insertCampaign(tx, {
        row: {
          id: "ca".repeat(16),
          companyId: COMPANY.maple,
          storeId: STORE.montreal,
          userId: "merchant@marquee.test",
          campaignName: "Spring",
          campaignType: "flyer",
          campaignFor: "offer",
          campaignArea: "city",
          campaignPrice: 100,
          days: 7,
          createdOn: WORLD_NOW,
        },
        items: [covered],
        cityList: ["montreal"],
        stateList: [],
      }),
    );
    await products.server.database.owner.query("update offer set campaign_id = $1 where id = $2", [
      "ca".repeat(16),
      covered,
    ]);
    const paid = await products.create("merchant", productDraft("paid", { offerId: covered }));
    expect(refusedRules(paid)).toEqual(["PRODUCT-O1"]);
  });

  it("[ACCESS-A11] [ACCESS-P2] is for those who may, where they may", async () => {
    expect((await products.create("reader", productDraft("reader"))).status).toBe(403);
    expect(
      (await products.create("branch", productDraft("next", { storeId: STORE.toronto }))).status,
    ).toBe(403);
    const abroad = { companyId: COMPANY.northline, storeId: STORE.newYork };
    expect((await products.create("merchant", productDraft("abroad", abroad))).status).toBe(403);
    for (const who of ["agent", "master", "other"])
      expect((await products.create(who, productDraft(`by ${who}`, abroad))).status).toBe(200);
  });
});
