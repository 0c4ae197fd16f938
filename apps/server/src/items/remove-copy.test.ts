import { encodeEmail } from "@marquee/api/http/path";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { productDraft, variantDraft } from "@marquee/verification/harness/product-draft";
import {
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { whileUncommitted } from "@marquee/verification/harness/while-uncommitted";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";
import { itemRefusals } from "./messages.ts";

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
});
afterAll(() => harness.close());

const owner = () => harness.server.database.owner;
const merchant = encodeEmail("merchant@marquee.test");

async function mustCall(method: "GET" | "POST", path: string, body?: object) {
  const options = body === undefined ? {} : { body };
  const { status, text } = await harness.server.call("merchant", method, path, options);
  if (status !== 200) throw new Error(`${path} returns ${status}: ${text}`);
}

const DRAFTS = { Offer: offerDraft, Product: productDraft };
type Noun = keyof typeof DRAFTS;

/** Makes an item and a copy of it; returns the ids of both. */
async function copyItem(noun: Noun, name: string) {
  const { id, ...draft } = DRAFTS[noun](`${noun} ${name}`);
  const copyId = newId();
  await mustCall("POST", `/${noun.toLowerCase()}s/${merchant}`, { id, ...draft });
  await mustCall("GET", `/create${noun}Copy/${id}?copyId=${copyId}`);
  return { noun, id, copyId };
}

type Copied = Awaited<ReturnType<typeof copyItem>>;

const remove = ({ noun, id, copyId }: Copied, who = "merchant") =>
  harness.server.call(who, "POST", `/remove${noun}Copy/${id}/${copyId}`);

const isStored = async (noun: Noun, id: string) =>
  (await owner().query(`select from ${noun.toLowerCase()} where id = $1`, [id])).rowCount === 1;

/** Rows that name a copy, each stored as by the call that makes them. */
const REFERENCES: Readonly<Record<Noun, Readonly<Record<string, (copyId: string) => unknown>>>> = {
  Offer: {
    "a change": (copyId) =>
      owner().query("update offer set version = version + 1 where id = $1", [copyId]),
    "a product of its form": (offerId) =>
      mustCall("POST", `/products/${merchant}`, productDraft("of the copy", { offerId })),
    "an open checkout": (copyId) => harness.openFlyer("of the copy", { offers: [copyId] }),
    "what shoppers did": (copyId) =>
      owner().query(
        "insert into beacon (company_id, store_id, offer_id, created_on, impressions) select company_id, store_id, id, created_on, 1 from offer where id = $1",
        [copyId],
      ),
  },
  Product: {
    "a variant": (copyId) =>
      mustCall("POST", `/products/${merchant}`, variantDraft("variant of the copy", copyId)),
    "an offer that it is mapped to": (copyId) =>
      mustCall("POST", `/offers/${merchant}`, offerDraft("with the copy", { products: [copyId] })),
    "what shoppers did": (copyId) =>
      owner().query(
        "insert into beacon (company_id, store_id, product_id, created_on, impressions) select company_id, store_id, id, created_on, 1 from product where id = $1",
        [copyId],
      ),
  },
};

describe.each(["Offer", "Product"] as const)("removing a copy", (noun) => {
  it(`[OFFER-C3] [PRODUCT-C3] removes an untouched copy (${noun}), and is repeated as one that does not exist`, async () => {
    const copy = await copyItem(noun, "untouched");
    expect((await remove(copy)).data).toBe("Success");
    expect(await isStored(noun, copy.copyId)).toBe(false);
    expect(await isStored(noun, copy.id)).toBe(true);
    expect((await remove(copy)).status).toBe(404);
  });

  it(`[OFFER-C3] [PRODUCT-C3] keeps what is no copy of the one named (${noun})`, async () => {
    const first = await copyItem(noun, "first");
    const second = await copyItem(noun, "second");
    for (const wrong of [
      { ...first, copyId: second.id },
      { ...first, copyId: second.copyId },
      { ...first, copyId: first.id },
    ])
      expect((await remove(wrong)).status).toBe(409);
  });

  it.each(Object.entries(REFERENCES[noun]))(
    `[OFFER-C3] [PRODUCT-C3] keeps a copy that has %s (${noun})`,
    async (what, refer) => {
      const copy = await copyItem(noun, what);
      await refer(copy.copyId);
      const { status, error } = await remove(copy);
      expect([status, error.message]).toEqual([409, itemRefusals.copyInUse]);
      expect(await isStored(noun, copy.copyId)).toBe(true);
    },
  );

  it(`[OFFER-C3] [PRODUCT-C3] keeps a copy that another transaction changes at the same moment (${noun})`, async () => {
    const copy = await copyItem(noun, "changed meanwhile");
    const table = noun.toLowerCase();
    const { status } = await whileUncommitted(
      harness.server.database,
      [`update ${table} set version = version + 1 where id = $1`, [copy.copyId]],
      () => remove(copy),
    );
    expect(status).toBe(409);
  });

  it(`[ACCESS-A10] [ACCESS-A12] [TEN-5] lets users who may copy remove a copy, and answers others as if it did not exist (${noun})`, async () => {
    const copy = await copyItem(noun, "guarded");
    expect((await remove(copy, "reader")).status).toBe(403);
    expect((await remove(copy, "other")).status).toBe(404);
    expect(await isStored(noun, copy.copyId)).toBe(true);
  });
});
