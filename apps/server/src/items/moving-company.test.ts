import { encodeEmail } from "@marquee/api/http/path";
import { deliver } from "@marquee/verification/harness/delivery";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import {
  productHarness,
  refusedRules,
  type ProductHarness,
} from "@marquee/verification/harness/product-harness";
import { whileUncommitted } from "@marquee/verification/harness/while-uncommitted";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());

type Table = "offer" | "product";
const NORTHLINE = { companyId: COMPANY.northline, storeId: STORE.newYork };

/** An offer or a product of Maple's that may move. */
async function movable(table: Table, name: string) {
  const { server } = products;
  const draft = table === "offer" ? offerDraft(name) : await products.made(name);
  if (table === "offer")
    await server.call("merchant", "POST", `/offers/${encodeEmail("merchant@marquee.test")}`, {
      body: draft,
    });
  await server.database.owner.query(`update ${table} set can_update_branch = 'Y' where id = $1`, [
    draft.id,
  ]);
  return draft;
}

describe.each([
  ["offer", "OFFER-T16"],
  ["product", "PRODUCT-T11"],
] as const)("an %s that moves to another company", (table, rule) => {
  it(`[${rule}] keeps its company if something is recorded of it at that moment`, async () => {
    const draft = await movable(table, "just recorded");
    const response = await whileUncommitted(
      products.server.database,
      [
        `insert into beacon (company_id, store_id, ${table}_id, created_on) values ($1, $2, $3, '2026-03-01T06:00Z')`,
        [draft.companyId, draft.storeId, draft.id],
      ],
      () =>
        products.server.call(
          "master",
          "POST",
          `/${table}s/update/${encodeEmail("master@marquee.test")}`,
          { body: { ...draft, ...NORTHLINE } },
        ),
    );
    expect([response.status, refusedRules(response)]).toEqual([422, [rule]]);
  });

  const move = (id: string) =>
    [
      `update ${table} set company_id = $1, store_id = $2 where id = $3`,
      [NORTHLINE.companyId, NORTHLINE.storeId, id],
    ] as const;

  it("[INGEST-B5] has what is delivered of it at that moment added up for its new company", async () => {
    const { id } = await movable(table, "just counted");
    const { status } = await whileUncommitted(products.server.database, move(id), () =>
      deliver(products.server, "beacons", [
        {
          id: stableId(`beacon ${table}`),
          itemId: id,
          type: table,
          createdOn: "2026-03-01",
          impressions: 1,
          clicks: 0,
          buyNowClicks: 0,
          snips: 0,
        },
      ]),
    );
    const { rows } = await products.server.database.owner.query<{ company_id: string }>(
      `select company_id from beacon where ${table}_id = $1`,
      [id],
    );
    expect([status, rows]).toEqual([200, [{ company_id: NORTHLINE.companyId }]]);
  });

  it("[INGEST-B5] is rated by no bill of the company that it leaves", async () => {
    const { id, storeId } = await movable(table, "just rated");
    const response = await whileUncommitted(products.server.database, move(id), () =>
      deliver(products.server, "bills", [
        {
          id: stableId(`bill ${table}`),
          userId: "shopper@marquee.test",
          storeId,
          createdOn: "2026-03-01T12:00:00.000Z",
          image: [],
          billRating: [
            {
              id: stableId(`rating ${table}`),
              comment: "Soft.",
              rating: 4.5,
              ratingMedia: [],
              ratingType: table === "offer" ? "Offer" : "Product",
              offerId: table === "offer" ? id : null,
              productId: table === "product" ? id : null,
            },
          ],
        },
      ]),
    );
    expect([response.status, response.error.issues?.map((issue) => issue.rule)]).toEqual([
      422,
      ["INGEST-R2"],
    ]);
  });
});
