import { encodeEmail } from "@marquee/api/http/path";
import type { ProductDraft } from "@marquee/domain/products/product.schema";
import type { Answer } from "@marquee/verification/harness/answer";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { variantDraft } from "@marquee/verification/harness/product-draft";
import {
  MONTREAL_OFFER,
  productHarness,
  productsPath,
  rulesOf,
  type ProductHarness,
} from "@marquee/verification/harness/product-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());

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

/** Makes a call while somebody's statement is not committed yet, which it has to wait for. */
async function whileUncommitted(
  [statement, values]: readonly [string, readonly string[]],
  call: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const { owner } = products.server.database;
  const other = await owner.connect();
  await other.query("begin");
  await other.query(statement, [...values]);
  const answer = call();
  const waiting = async () =>
    (
      await owner.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  await other.query("commit");
  other.release();
  return answer;
}

const toToronto = ({ id }: ProductDraft) =>
  ["update product set store_id = $1 where id = $2", [STORE.toronto, id]] as const;

describe("a product that moves while somebody else ties it", () => {
  it("[PRODUCT-T10] stays in the branch of an offer that is just given it", async () => {
    const draft = await movable("given away");
    const answer = await whileUncommitted(
      [
        "insert into offer_product (company_id, offer_id, product_id) values ($1, $2, $3)",
        [draft.companyId, MONTREAL_OFFER, draft.id],
      ],
      () => move(draft),
    );
    expect(rulesOf(answer)).toEqual(["PRODUCT-T10"]);
  });

  it("[OFFER-T3] is given to no offer of the branch that it leaves", async () => {
    const draft = await movable("leaving");
    const body = offerDraft("too late", { products: [draft.id] });
    const answer = await whileUncommitted(toToronto(draft), () =>
      products.server.call("merchant", "POST", `/offers/${encodeEmail("merchant@marquee.test")}`, {
        body,
      }),
    );
    expect(rulesOf(answer)).toEqual(["OFFER-T3"]);
  });

  it("[VARIANT-T1] is varied by nothing of the branch that it leaves", async () => {
    const draft = await movable("varied");
    const body = variantDraft("too late", draft.id);
    const answer = await whileUncommitted(toToronto(draft), () =>
      products.create("merchant", body),
    );
    expect(rulesOf(answer)).toEqual(["VARIANT-T1"]);
  });
});
