import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import {
  itemId,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unfinishedAttempts } from "../attempts/queries.ts";
import { reconcileAttempt } from "../attempts/reconcile.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
  await harness.server.database.owner.query(
    `insert into promocode (code, type, discount, active, valid_till) values
     ('SPRING', 'P', '10', 'Y', null), ('FREE', 'P', '100', 'Y', null), ('ALMOST', 'F', '2.70', 'Y', null),
     ('OLD', 'P', '10', 'Y', '2026-03-02T17:59:59Z'), ('OFF', 'P', '10', 'N', null)`,
  );
});
afterAll(() => harness.close());

const fields = ({ error }: { error: { issues?: readonly { rule: string; field: string }[] } }) =>
  (error.issues ?? []).map(({ rule, field }) => `${rule} ${field}`);

describe("opening a checkout", () => {
  it("[PAYSRV-C4] stores the plan, prices it, and raises the intent from 0.50 to the charge", async () => {
    const { status, data } = await harness.open("first");
    expect(status).toBe(200);
    // 3 days × 1 city × 1.00, and 14.975 % of it.
    expect(data).toMatchObject({
      state: "open",
      kind: "flyer",
      receipt: { days: 3, places: 1, subtotal: 3, tax: 0.45, total: 3.45, charge: 3.45 },
      publishableKey: "pk_test_sandbox",
      campaignId: null,
      expiresAt: "2026-03-03T18:00:00.000Z",
    });
    const intent = await harness.stripe.paymentIntents.retrieve(data.paymentIntentId ?? "");
    expect(intent).toMatchObject({
      amount: 345,
      currency: "cad",
      client_secret: data.clientSecret,
    });
  });

  it("[PAYSRV-C4] leaves the intent at 0.50 if the total is less, and shows it on the receipt", async () => {
    const { data } = await harness.open("almost", {}, "almost");
    expect(data.receipt).toMatchObject({ total: 0.34, charge: 0.5 });
    expect(data.receipt.lines.at(-1)?.label).toBe("Minimum card charge");
    const intent = await harness.stripe.paymentIntents.retrieve(data.paymentIntentId ?? "");
    expect(intent.amount).toBe(50);
  });

  it("[PAYSRV-C6] returns the same checkout for the same request, and refuses another one as a conflict", async () => {
    const first = await harness.open("twice");
    const again = await harness.open("twice");
    expect(again.data).toEqual(first.data);
    const other = await harness.open("twice", { toDate: "2026-03-09" });
    expect(other).toMatchObject({ status: 409, error: { tag: "Conflict" } });
  });

  it("[PAYSRV-C6] is one checkout with one intent when the same request arrives many times at once", async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => harness.open("at once")));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(responses.map(({ data }) => data.paymentIntentId)).size).toBe(1);
  });

  it("[PAYSRV-C6] keeps an id that another company has taken, and shows nothing of it", async () => {
    await harness.open("ours");
    const theirs = await harness.open(
      "ours",
      { storeId: STORE.newYork, offers: [itemId("offer", "newYork", 1)], cityList: ["buffalo"] },
      null,
      "other",
    );
    expect(theirs).toMatchObject({ status: 409, error: { tag: "Conflict" } });
    expect(JSON.stringify(theirs.error)).not.toContain("pi_");
  });

  it("[PAYSRV-C1] takes only a branch of one's own, with a message that does not reveal which others exist", async () => {
    const foreign = await harness.open("b1", { storeId: STORE.newYork });
    const unknown = await harness.open("b2", { storeId: "nowhere" });
    expect(fields(foreign)).toEqual(["PAYSRV-C1 storeId"]);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
  });

  it("[PAYSRV-C1] needs the right to make campaigns, and a branch-bound user their branch", async () => {
    expect((await harness.open("b3", {}, null, "reader")).status).toBe(403);
    const { status } = await harness.open(
      "b4",
      { storeId: STORE.toronto, offers: [itemId("offer", "toronto", 1)], cityList: ["toronto"] },
      null,
      "branch",
    );
    expect(status).toBe(422);
    expect((await harness.open("b5", {}, null, "master")).status).toBe(200);
  });

  it.each([
    ["another branch's", { offers: [itemId("offer", "toronto", 1)] }, "PAYSRV-C2 offers"],
    ["another company's", { offers: [itemId("offer", "newYork", 1)] }, "PAYSRV-C2 offers"],
    ["unknown", { offers: ["nothing"] }, "PAYSRV-C2 offers"],
    [
      "unknown products'",
      { campaignFor: "product" as const, products: [itemId("product", "toronto", 1)] },
      "PAYSRV-C2 products",
    ],
    ["unknown cities'", { cityList: ["montreal", "new-york"] }, "PAYSRV-C3 cityList"],
    [
      "unknown states'",
      { campaignArea: "state" as const, stateList: ["qc", "zz"] },
      "PAYSRV-C3 stateList",
    ],
    ["no date's", { fromDate: "" }, "CAMP-V1 fromDate"],
    ["yesterday's", { fromDate: "2026-03-01" }, "CAMP-V2 fromDate"],
    [
      "an empty state's",
      { campaignArea: "state" as const, stateList: ["nu"] },
      "CAMP-V12 cityList",
    ],
  ])("[PAYSRV-C2] refuses %s ids at their field", async (name, change, expected) => {
    const response = await harness.open(`refused ${name}`, change);
    expect(response.status).toBe(422);
    expect(fields(response)).toContain(expected);
  });

  it("[PAYSRV-C2] refuses what is live already, and takes what is over", async () => {
    const id = itemId("offer", "montreal", 7);
    const run = (from: string, till: string) =>
      harness.server.database.owner.query(
        "update offer set active = 'Y', valid_from = $2, valid_till = $3 where id = $1",
        [id, from, till],
      );
    await run("2026-03-01", "2026-03-20");
    expect(fields(await harness.open("live", { offers: [id] }))).toEqual(["PAYSRV-C2 offers"]);
    await run("2026-02-01", "2026-02-20");
    expect((await harness.open("over", { offers: [id] })).status).toBe(200);
  });

  it("[PAYSRV-C3] counts every city once, and the cities of states and country from the stored geography", async () => {
    const places = async (name: string, change: object) =>
      (await harness.open(name, change)).data.receipt.places;
    expect(await places("p1", { cityList: ["laval", "montreal", "laval"] })).toBe(2);
    expect(await places("p2", { campaignArea: "state", stateList: ["qc", "on"] })).toBe(5);
    expect(await places("p3", { campaignArea: "country" })).toBe(7);
  });
});

describe("promo codes", () => {
  it("[PAYSRV-P1] are found in any case of letters, and are null when unknown, over or switched off", async () => {
    const look = async (code: string) =>
      (await harness.server.call("merchant", "GET", `/checkPromocode/${code}`)).data;
    expect(await look("spring")).toEqual({ type: "P", discount: 10 });
    expect([await look("OLD"), await look("off"), await look("none")]).toEqual([null, null, null]);
  });

  it("[PAYSRV-P1] lower the price by what is stored, and are refused at their field", async () => {
    const { data } = await harness.open("promo", {}, " Spring ");
    expect(data.receipt).toMatchObject({ subtotal: 3, discount: 0.3, tax: 0.4, charge: 3.1 });
    expect(fields(await harness.open("promo old", {}, "OLD"))).toEqual(["PAY-V2 promocode"]);
  });
});

describe("a checkout that costs nothing", () => {
  it("[PAYSRV-F4] queries no provider, and is recorded as Paid with 0 once a user confirms it", async () => {
    const { data } = await harness.open("free", {}, "FREE");
    expect(data).toMatchObject({ state: "open", receipt: { charge: 0 }, paymentIntentId: null });
    const { data: paid } = await harness.reconcile(data.id);
    expect(paid).toMatchObject({ state: "paid", clientSecret: null });
    expect(await harness.made(data.id)).toEqual({
      campaigns: 1,
      invoices: 1,
      mails: 1,
      paid: 1,
      transactions: { Paid: 1 },
    });
    await harness.reconcile(data.id);
    expect((await harness.made(data.id)).campaigns).toBe(1);
  });

  it.each([{ tag: "refresh" }, { tag: "record" }] as const)(
    "[PAYSRV-R9] stays cancelled for a caller who looked it up before and is late, with %j",
    async (wanted) => {
      const { data } = await harness.open(`free ${JSON.stringify(wanted)}`, {}, "FREE");
      const { database, services } = harness.server;
      const attempts = await unfinishedAttempts(database.pool, data.id);
      await harness.server.call("merchant", "POST", `/checkouts/${data.id}/cancel`);
      for (const { id } of attempts)
        await reconcileAttempt(services, id, { actor: "late@marquee.test" }, wanted);
      expect(attempts.length).toBe(1);
      expect((await harness.find(data.id)).data.state).toBe("cancelled");
      expect((await harness.made(data.id)).campaigns).toBe(0);
    },
  );

  it("[PAYSRV-F4] is recorded for those who may make campaigns alone", async () => {
    const { data } = await harness.open("free 2", {}, "FREE");
    expect((await harness.reconcile(data.id, "reader")).status).toBe(403);
    expect((await harness.made(data.id)).campaigns).toBe(0);
  });
});

describe("the owner of a checkout", () => {
  it("[PAYSRV-T1] treats a foreign id like an unknown one", async () => {
    const { data } = await harness.open("secret");
    const unknown = "0".repeat(32);
    for (const path of ["", "/reconcile", "/cancel"]) {
      const method = path === "" ? "GET" : "POST";
      const ask = (id: string) => harness.server.call("other", method, `/checkouts/${id}${path}`);
      const foreign = await ask(data.id);
      expect(foreign.status).toBe(404);
      expect(withoutReference(foreign)).toBe(withoutReference(await ask(unknown)));
    }
  });

  it("[PAYSRV-T2] gives the card's secret to those who may pay, while it can be paid", async () => {
    const { data } = await harness.open("whose");
    expect((await harness.find(data.id)).data.clientSecret).toBe(data.clientSecret);
    expect((await harness.find(data.id, "agent")).data.clientSecret).toBeNull();
    expect((await harness.find(data.id, "reader")).status).toBe(403);
  });
});

describe("giving up", () => {
  const cancel = (id: string, who = "merchant") =>
    harness.server.call<Checkout>(who, "POST", `/checkouts/${id}/cancel`);

  it("[PAYSRV-X1] cancels the intent first, and records it", async () => {
    const { data } = await harness.open("given up");
    expect((await cancel(data.id)).data.state).toBe("cancelled");
    const intent = await harness.stripe.paymentIntents.retrieve(data.paymentIntentId ?? "");
    expect(intent.status).toBe("canceled");
    expect((await harness.made(data.id)).transactions).toEqual({ Cancelled: 1 });
    expect((await cancel(data.id)).data.state).toBe("cancelled");
    expect((await harness.made(data.id)).transactions).toEqual({ Cancelled: 1 });
  });

  it("[PAYSRV-X1] is refused once it was paid, and the payment is recorded", async () => {
    const { data } = await harness.open("too late");
    await harness.confirm(data);
    expect((await cancel(data.id)).status).toBe(409);
    expect((await harness.find(data.id)).data.state).toBe("paid");
    expect((await harness.made(data.id)).paid).toBe(1);
  });

  it("[PAYSRV-X1] is for those who may pay", async () => {
    const { data } = await harness.open("not yours");
    expect((await cancel(data.id, "reader")).status).toBe(403);
    expect((await harness.find(data.id)).data.state).toBe("open");
  });
});
