import { encodeEmail } from "@marquee/api/http/path";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import type { ProductDraft } from "@marquee/domain/products/product.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { productDraft, variantDraft } from "@marquee/verification/harness/product-draft";
import {
  MONTREAL_OFFER,
  productHarness,
  productsPath,
  refusedRules,
  type ProductHarness,
} from "@marquee/verification/harness/product-harness";
import { whileUncommitted } from "@marquee/verification/harness/while-uncommitted";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());
const database = () => products.server.database;

/** A product that may move. */
async function movable(name: string): Promise<ProductDraft> {
  const draft = await products.made(name);
  await products.server.database.owner.query(
    "update product set can_update_branch = 'Y' where id = $1",
    [draft.id],
  );
  return draft;
}

const move = (draft: ProductDraft) =>
  products.server.call("merchant", "POST", productsPath("merchant", "update/"), {
    body: { ...draft, storeId: STORE.toronto },
  });

const toToronto = (table: "offer" | "product", { id }: { readonly id: string }) =>
  [`update ${table} set store_id = $1 where id = $2`, [STORE.toronto, id]] as const;

const createOffer = (body: OfferDraft) =>
  products.server.call("merchant", "POST", `/offers/${encodeEmail("merchant@marquee.test")}`, {
    body,
  });

describe("a product, while it or what it names moves", () => {
  it("[PRODUCT-T10] stays in the branch of an offer that is just given it", async () => {
    const draft = await movable("given away");
    const response = await whileUncommitted(
      database(),
      [
        "insert into offer_product (company_id, offer_id, product_id) values ($1, $2, $3)",
        [draft.companyId, MONTREAL_OFFER, draft.id],
      ],
      () => move(draft),
    );
    expect(refusedRules(response)).toEqual(["PRODUCT-T10"]);
  });

  it("[OFFER-T3] is given to no offer of the branch that it leaves", async () => {
    const draft = await movable("leaving");
    const body = offerDraft("too late", { products: [draft.id] });
    const response = await whileUncommitted(database(), toToronto("product", draft), () =>
      createOffer(body),
    );
    expect(refusedRules(response)).toEqual(["OFFER-T3"]);
  });

  it("[OFFER-T3] is mapped to no copy of an offer of the branch that it leaves", async () => {
    const draft = await movable("copied along");
    const offer = offerDraft("copied", { products: [draft.id] });
    expect((await createOffer(offer)).status).toBe(200);
    const copy = await whileUncommitted(database(), toToronto("product", draft), () =>
      products.server.call("merchant", "GET", `/createOfferCopy/${offer.id}`),
    );
    expect(copy.data).toMatchObject({ products: [] });
  });

  it("[VARIANT-T1] is varied by nothing of the branch that it leaves", async () => {
    const draft = await movable("varied");
    const body = variantDraft("too late", draft.id);
    const response = await whileUncommitted(database(), toToronto("product", draft), () =>
      products.create("merchant", body),
    );
    expect(refusedRules(response)).toEqual(["VARIANT-T1"]);
  });

  it("[PRODUCT-T3] joins no offer that leaves its branch", async () => {
    const offer = offerDraft("leaving");
    await createOffer(offer);
    const body = productDraft("too late", { offerId: offer.id });
    const response = await whileUncommitted(database(), toToronto("offer", offer), () =>
      products.create("merchant", body),
    );
    expect(refusedRules(response)).toEqual(["PRODUCT-T3"]);
  });
});
