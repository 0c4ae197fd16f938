import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { withoutReference, type CallResponse } from "@marquee/verification/harness/call-response";
import {
  itemId,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
const made: Checkout[] = [];
const [one, two, product, abroad] = [0, 1, 2, 3].map((index) => () => made[index] as Checkout);
const DAY = 24 * 60 * 60 * 1000;

async function payCampaign(name: string, change: object, who = "merchant"): Promise<Checkout> {
  const { data } = await harness.open(name, change, null, who);
  await harness.confirm(data);
  return (await harness.reconcile(data.id, who)).data;
}

beforeAll(async () => {
  harness = await paymentHarness();
  made.push(await payCampaign("one", { campaignName: "Linen", toDate: harness.day(1) }));
  harness.server.clock.advance(DAY / 2);
  made.push(
    await payCampaign("two", {
      campaignName: "Oak",
      storeId: STORE.toronto,
      offers: [itemId("offer", "toronto", 1), itemId("offer", "toronto", 2)],
      campaignArea: "state",
      stateList: ["on"],
      toDate: harness.day(6),
    }),
  );
  harness.server.clock.advance(DAY);
  const products = [itemId("product", "montreal", 1)];
  made.push(
    await payCampaign("product", {
      campaignName: "Clay",
      campaignFor: "product",
      products,
      campaignArea: "country",
    }),
  );
  harness.server.clock.advance(DAY / 24);
  const newYork = {
    campaignName: "Abroad",
    storeId: STORE.newYork,
    offers: [itemId("offer", "newYork", 1)],
    cityList: ["buffalo"],
  };
  made.push(await payCampaign("abroad", newYork, "other"));
  harness.server.clock.advance(DAY / 24);
  const { data } = await harness.open("declined", {});
  await harness.confirm(data, "pm_card_chargeDeclined");
  await harness.reconcile(data.id);
});
afterAll(() => harness.close());

const get = <T>(who: string, path: string): Promise<CallResponse<T>> =>
  harness.server.call<T>(who, "GET", path);
const names = (rows: readonly { campaignName: string }[]) =>
  rows.map(({ campaignName }) => campaignName);
const campaigns = async (who: string, path: string) => {
  const { data, meta } = await get<Campaign[]>(who, path);
  return { names: names(data), meta };
};

describe("campaigns", () => {
  it("[CAMP-L1] are listed by status with how many each has, newest first", async () => {
    const active = await campaigns("merchant", `/getCompanyCampaign/${COMPANY.maple}/active/flyer`);
    expect(active).toEqual({
      names: ["Clay", "Oak"],
      meta: { total: 2, counts: { active: 2, inactive: 1 } },
    });
    const over = await campaigns("merchant", `/getCompanyCampaign/${COMPANY.maple}/inactive/flyer`);
    expect(over.names).toEqual(["Linen"]);
    const none = await campaigns(
      "merchant",
      `/getCompanyCampaign/${COMPANY.maple}/active/sponsored`,
    );
    expect(none).toEqual({ names: [], meta: { total: 0, counts: { active: 0, inactive: 0 } } });
  });

  it("[CAMP-L1] are paged, sorted, searched and narrowed to a branch", async () => {
    const base = `/getCompanyCampaign/${COMPANY.maple}/active/flyer`;
    const page = await campaigns("merchant", `${base}?page=2&size=1&sort=campaignName`);
    expect(page).toMatchObject({ names: ["Oak"], meta: { total: 2 } });
    expect((await campaigns("merchant", `${base}?q=cLA`)).names).toEqual(["Clay"]);
    expect((await campaigns("merchant", `${base}?storeId=${STORE.toronto}`)).names).toEqual([
      "Oak",
    ]);
    expect((await get("merchant", `${base}?sort=secret`)).status).toBe(422);
    const branch = `/getCompanyBranchCampaign/${STORE.toronto}/active/flyer`;
    expect((await campaigns("merchant", branch)).names).toEqual(["Oak"]);
    expect((await get("branch", branch)).status).toBe(404);
  });

  it("[CAMP-L1] are listed across companies for those who act across them", async () => {
    const all = "/getCompanyCampaign/all/active/flyer";
    expect((await campaigns("master", all)).names).toEqual(["Abroad", "Clay", "Oak"]);
    expect((await get("merchant", all)).status).toBe(403);
    const foreign = await get("merchant", `/getCompanyCampaign/${COMPANY.northline}/active/flyer`);
    expect(foreign.status).toBe(403);
  });

  it("[CAMP-L1] show all they were made of, and foreign ones like unknown ones", async () => {
    const { data } = await get<Campaign>("merchant", `/getCampaignById/${two?.().campaignId}`);
    expect(data).toMatchObject({
      campaignFor: "offer",
      campaignArea: "state",
      stateList: ["on"],
      cityList: [],
      products: [],
      days: 6,
      checkoutId: two?.().id,
      invoiceId: two?.().invoiceId,
      campaignPrice: two?.().receipt.total,
    });
    expect(data.offers.toSorted()).toEqual(
      [itemId("offer", "toronto", 1), itemId("offer", "toronto", 2)].toSorted(),
    );
    const foreign = await get("merchant", `/getCampaignById/${abroad?.().campaignId}`);
    const unknown = await get("merchant", "/getCampaignById/nothing");
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
  });

  it("[CAMP-L2] have what was counted for their items between two days in Central time", async () => {
    const offer = itemId("offer", "toronto", 1);
    await harness.server.database.owner.query(
      `insert into beacon (company_id, store_id, offer_id, campaign_id, created_on, impressions, clicks) values
       ($1, $3, $2, $4, '2026-03-02T06:00:00Z', 10, 1), ($1, $3, $2, $4, '2026-03-03T06:00:00Z', 20, 2),
       ($1, $3, $2, $4, '2026-03-04T06:00:00Z', 40, 4), ($1, $3, $2, $4, '2026-03-05T06:00:00Z', 80, 8),
       ($1, $3, $2, null, '2026-03-04T06:00:00Z', 160, 16)`,
      [COMPANY.maple, offer, STORE.toronto, two?.().campaignId],
    );
    const items = async (from: string, to: string) => {
      const path = `/getCampaignOffer/${two?.().campaignId}/flyer/${from}/${to}`;
      const { data } = await get<CampaignItem[]>("merchant", path);
      return data.map(({ id, impressions, clicks }) => [id === offer, impressions, clicks]);
    };
    const none = [false, 0, 0];
    expect(await items("undefined", "undefined")).toEqual([[true, 150, 15], none]);
    expect(await items("2026-03-03", "2026-03-04")).toEqual([[true, 60, 6], none]);
    expect(await items("2026-03-05", "undefined")).toEqual([[true, 80, 8], none]);
    const wrong = await get(
      "merchant",
      `/getCampaignOffer/${two?.().campaignId}/sponsored/undefined/undefined`,
    );
    expect(wrong.status).toBe(404);
    const products = `/getCampaignProduct/${product?.().campaignId}/flyer/undefined/undefined`;
    const { data } = await get<CampaignItem[]>("merchant", products);
    expect(data).toMatchObject([{ type: "Product", heading: "montreal 1", impressions: 0 }]);
  });
});

describe("transactions", () => {
  it("[PAY-L1] are for master users, newest first, of one status if requested", async () => {
    const path = `/getCompanyTransactions/${COMPANY.maple}`;
    expect((await get("merchant", path)).status).toBe(403);
    expect((await get("agent", path)).status).toBe(403);
    const all = await get<Transaction[]>("master", path);
    expect(all.data.map(({ status }) => status)).toEqual(["Fail", "Paid", "Paid", "Paid"]);
    expect(all.data[1]).toMatchObject({
      transactionType: "Product Campaign",
      productId: itemId("product", "montreal", 1),
      offerId: null,
      paymentType: "Card",
      providerStatus: "succeeded",
      amount: product?.().receipt.charge,
    });
    // One transaction for the payment, and no item if there are several.
    expect(all.data[2]).toMatchObject({ offerId: null, productId: null });
    const fails = await get<Transaction[]>("master", `${path}?status=Fail`);
    expect(fails.meta.total).toBe(1);
    expect((await get("master", `/getCompanyBranchTransactions/${STORE.toronto}`)).meta.total).toBe(
      1,
    );
    expect((await get("master", "/getCompanyTransactions/all?size=2")).meta.total).toBe(5);
  });
});

describe("invoices", () => {
  it("[INV-L1] are listed by company, branch and all, and searched by number, payment and campaign", async () => {
    const own = await get<Invoice[]>("merchant", `/getCompanyInvoice/${COMPANY.maple}`);
    expect(own.data.map(({ invoiceId, campaignName }) => [invoiceId, campaignName])).toEqual([
      ["INV-2026-000003", "Clay"],
      ["INV-2026-000002", "Oak"],
      ["INV-2026-000001", "Linen"],
    ]);
    const findInvoices = async (q: string) =>
      names((await get<Invoice[]>("merchant", `/getCompanyInvoice/${COMPANY.maple}?q=${q}`)).data);
    expect(await findInvoices("000002")).toEqual(["Oak"]);
    expect(await findInvoices("linen")).toEqual(["Linen"]);
    expect(await findInvoices(one?.().paymentIntentId ?? "")).toEqual(["Linen"]);
    const branch = await get("merchant", `/getCompanyBranchInvoice/${STORE.toronto}`);
    expect(branch.meta.total).toBe(1);
    expect((await get("master", "/getCompanyInvoice/all?size=1")).meta.total).toBe(4);
    expect((await get("merchant", "/getCompanyInvoice/all")).status).toBe(403);
    expect((await get("reader", `/getCompanyInvoice/${COMPANY.maple}`)).status).toBe(403);
  });

  it("[INV-L1] show the receipt that was paid, to those who may see invoices", async () => {
    const path = `/getInvoiceById/${two?.().invoiceId}`;
    const { data } = await get<Invoice>("merchant", path);
    const { receipt } = two?.() ?? {};
    expect(data).toMatchObject({
      receipt,
      paymentAmount: receipt?.charge,
      amount: receipt?.subtotal,
      taxAmount: receipt?.tax,
      hst: receipt?.tax,
      companyName: "Maple",
      paymentId: two?.().paymentIntentId,
    });
    expect((await get("reader", path)).status).toBe(403);
    expect((await get("other", path)).status).toBe(404);
    expect((await get("shop", `/getInvoiceById/${abroad?.().invoiceId}`)).status).toBe(403);
  });

  it("[INV-P1] are a PDF for the same users, under the invoice's number", async () => {
    const path = `/invoices/${two?.().invoiceId}/pdf`;
    const response = await get("merchant", path);
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect(response.headers["content-disposition"]).toContain('filename="INV-2026-000002.pdf"');
    expect(response.text.startsWith("%PDF-1.7")).toBe(true);
    expect((await get("reader", path)).status).toBe(403);
    expect((await get("other", path)).status).toBe(404);
  });
});
