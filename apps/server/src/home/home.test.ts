import { encodeEmail } from "@marquee/api/http/path";
import type { Home } from "@marquee/domain/home/home.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const DAY = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await run(
    `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
       campaign_price, days, created_on, valid_from, valid_till)
     select 'k' || n, $1, $2, 'merchant@marquee.test', 'Campaign ' || n, 'flyer', 'offer', 'city', 1000, 3, now(),
       $3::timestamptz - interval '1 day', $3::timestamptz + n * interval '2 days' from generate_series(1, 7) n`,
    COMPANY.maple,
    STORE.montreal,
    now(),
  );
  await run(
    `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
       campaign_price, days, created_on, valid_from, valid_till)
     values ('other', $1, $2, 'other@marquee.test', 'Others', 'flyer', 'offer', 'city', 500, 1, now(), $3::timestamptz - interval '1 day', $3::timestamptz + interval '1 day'),
            ('toronto', $4, $5, 'merchant@marquee.test', 'Toronto', 'flyer', 'offer', 'city', 500, 1, now(), $3::timestamptz - interval '1 day', $3::timestamptz + interval '30 days')`,
    COMPANY.northline,
    STORE.newYork,
    now(),
    COMPANY.maple,
    STORE.toronto,
  );
  for (const name of ["mugs", "rugs", "lamps"]) {
    const path = `/offers/${encodeEmail("merchant@marquee.test")}`;
    const made = await server.call("merchant", "POST", path, { body: offerDraft(name) });
    if (made.status !== 200) throw new Error(made.text);
  }
  await addWaiting();
  await addPayments();
});
afterAll(() => server.close());

const approveToronto = (flag: "Y" | "N") =>
  run("update store set is_approve = $2 where id = $1", STORE.toronto, flag);

/** What waits for the merchant: a branch, bills, a card that expires, a payment that no provider answered for and one that failed. */
async function addWaiting(): Promise<void> {
  await approveToronto("N");
  await run(
    `insert into bill (id, user_id, company_id, store_id, created_on) values ('b1', 's@shoppers.test', $1, $2, '2026-02-27T10:00:00Z'), ('b2', 's@shoppers.test', $1, $2, '2026-02-28T10:00:00Z')`,
    COMPANY.maple,
    STORE.montreal,
  );
  await run(
    `insert into saved_card (card_id, user_id, brand, last4digit, exp_month, exp_year, fingerprint, created_on)
     values ('c1', 'merchant@marquee.test', 'visa', '4242', 3, 2026, 'f', now()), ('c2', 'merchant@marquee.test', 'visa', '1111', 4, 2026, 'g', now()), ('c3', 'merchant@marquee.test', 'visa', '2222', 5, 2026, 'h', now())`,
  );
  await run(
    `insert into checkout (id, kind, state, company_id, store_id, user_id, draft, purchase_hash, receipt, total, charge, created_on, updated_on, expires_at)
     values (repeat('a', 32), 'flyer', 'unknown', $1, $2, 'merchant@marquee.test', '{"campaignName": "Spring"}', 'h', '{}', 1234, 1234, $3, $3, $3)`,
    COMPANY.maple,
    STORE.montreal,
    now(),
  );
  await run(
    `insert into checkout (id, kind, state, company_id, store_id, user_id, draft, purchase_hash, receipt, total, charge, created_on, updated_on, expires_at)
     values (repeat('b', 32), 'flyer', 'declined', $1, $2, 'merchant@marquee.test', '{"campaignName": "Autumn"}', 'i', '{}', 900, 900, $3::timestamptz, $3::timestamptz, $3::timestamptz + interval '1 day')`,
    COMPANY.maple,
    STORE.montreal,
    now(),
  );
  await run(
    `insert into transaction (id, outcome_key, checkout_id, status, transaction_type, payment_type, user_id, company_id, store_id, amount, created_on)
     values (repeat('c', 32), 'failed', repeat('b', 32), 'Fail', 'Offer Campaign', 'Card', 'merchant@marquee.test', $1, $2, 900, $3)`,
    COMPANY.maple,
    STORE.montreal,
    new Date(now().getTime() - DAY),
  );
}

/** A payment that is left to staff, and what was paid today and the day before. */
async function addPayments(): Promise<void> {
  await run(
    `insert into payment_attempt (id, company_id, checkout_id, number, provider, amount, state, dead_since, created_on)
     values ('p1', $1, repeat('a', 32), 1, 'stripe', 1234, 'unknown', $2, $2)`,
    COMPANY.maple,
    now(),
  );
  await run(
    `insert into transaction (id, outcome_key, transaction_type, status, user_id, company_id, payment_type, amount, created_on)
     values ('t1', 't1', 'Offer Campaign', 'Paid', 'merchant@marquee.test', $1, 'Card', 805, $2), ('t2', 't2', 'Offer Campaign', 'Fail', 'merchant@marquee.test', $1, 'Card', 500, $2),
            ('t3', 't3', 'Offer Campaign', 'Paid', 'merchant@marquee.test', $1, 'Card', 700, $2::timestamptz - interval '1 day')`,
    COMPANY.maple,
    now(),
  );
}

const now = () => server.clock.now();
const run = (text: string, ...values: readonly unknown[]) =>
  server.database.owner.query(text, [...values]);
const home = async (who: string): Promise<Home> => {
  const { status, data } = await server.call<Home>(who, "GET", "/home");
  expect(status).toBe(200);
  return data;
};
const merchantHome = async (who: string) => {
  const { merchant } = await home(who);
  if (!merchant) throw new Error(`${who} has no Home of a merchant`);
  return merchant;
};
const staffHome = async (who: string) => {
  const { staff } = await home(who);
  if (!staff) throw new Error(`${who} has no Home of staff`);
  return staff;
};

describe("the Home of a merchant", () => {
  it("[HOME-A1] is told from that of staff", async () => {
    expect(await home("merchant")).toMatchObject({ day: "2026-03-02", staff: null, failed: [] });
    for (const who of ["master", "agent"])
      expect(await home(who)).toMatchObject({ merchant: null, failed: [] });
  });

  it("[HOME-M1] [HOME-M2] [HOME-A4] says what is live, ends this week and is spent, of the own company and branch", async () => {
    await approveToronto("Y");
    const { figures } = await merchantHome("merchant");
    await approveToronto("N");
    expect(figures).toEqual({ live: 8, endThisWeek: 3, spendToday: 28.31 });
    expect((await merchantHome("branch")).figures).toMatchObject({ live: 7 });
    expect((await merchantHome("other")).figures).toEqual({
      live: 1,
      endThisWeek: 1,
      spendToday: 5,
    });
  });

  it("[HOME-M1] counts no campaign of a branch that is not approved", async () => {
    const { figures } = await merchantHome("merchant");
    expect(figures).toEqual({ live: 7, endThisWeek: 3, spendToday: 23.31 });
  });

  it("[HOME-M3] shows the five that end first, with what was counted of them lately", async () => {
    const { rows } = await run(
      `insert into campaign_offer select company_id, 'k2', id from offer where store_id = $1 order by id limit 2 returning offer_id`,
      STORE.montreal,
    );
    const [first] = rows as readonly { readonly offer_id: string }[];
    if (!first) throw new Error("there is no offer in Montreal");
    const insertClicks = (days: number, clicks: number) =>
      run(
        `insert into beacon (company_id, store_id, offer_id, created_on, impressions, clicks, campaign_id)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        COMPANY.maple,
        STORE.montreal,
        first.offer_id,
        new Date(Date.parse("2026-03-02T06:00:00Z") - days * DAY),
        clicks * 10,
        clicks,
        "k2",
      );
    await insertClicks(0, 4);
    await insertClicks(1, 3);
    const { campaigns } = await merchantHome("merchant");
    expect(campaigns?.map(({ campaignName }) => campaignName)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Campaign ${n}`),
    );
    expect(campaigns?.[1]).toMatchObject({
      campaignPrice: 10,
      days: 3,
      counted: [
        { createdOn: "2026-03-01", impressions: 30, clicks: 3 },
        { createdOn: "2026-03-02", impressions: 40, clicks: 4 },
      ],
    });
  });

  it("[HOME-M4] [HOME-A2] says what waits and since when, as far as the user may know it", async () => {
    const { waiting } = await merchantHome("merchant");
    expect(waiting).toMatchObject([
      { kind: "failedPayment", id: "b".repeat(32), name: "Autumn", amount: 9 },
      { kind: "card", name: "Visa ending 4242", count: 202_603 },
      { kind: "card", name: "Visa ending 1111", count: 202_604 },
      { kind: "payment", name: "Spring", amount: 12.34, since: now().toISOString() },
      { kind: "approval", name: "The toronto branch" },
      { kind: "approval", name: "The vancouver branch" },
      { kind: "bills", count: 2, since: "2026-02-27T10:00:00.000Z" },
    ]);
    expect((await merchantHome("reader")).waiting?.map(({ kind }) => kind)).toEqual([
      "approval",
      "approval",
    ]);
    expect((await merchantHome("other")).waiting).toEqual([]);
  });

  it("[HOME-M5] [HOME-N2] says how far it has come, and proposes a promotion of the branch with most pending offers", async () => {
    const { progress } = await merchantHome("merchant");
    expect(progress).toMatchObject({ branches: 3, approved: 1, promoted: true, hasBeenLive: true });
    expect(progress).toMatchObject({ offers: 3, pending: 3 });
    expect(progress?.nextStep).toMatchObject({
      kind: "promote",
      storeId: STORE.montreal,
      pending: 3,
      promoted: 3,
      perDay: 1,
      days: 7,
      lastDay: "2026-03-08",
    });
    expect((await merchantHome("reader")).progress?.nextStep).toBeNull();
  });

  it("[HOME-A3] loses no more than the part that cannot be read, and fails if none can", async () => {
    await run("alter table beacon_tally rename to beacon_tally_gone");
    const partly = await home("merchant");
    await run("alter table beacon_tally_gone rename to beacon_tally");
    expect(partly.failed).toEqual(["counted"]);
    expect(partly.merchant).toMatchObject({ counted: null, figures: { live: 7 } });
    expect((await home("merchant")).failed).toEqual([]);
  });
});

describe("the Home of staff", () => {
  it("[HOME-S1] shows the branches that await approval, with what waits for it", async () => {
    const { stores } = await staffHome("agent");
    const toronto = stores?.rows.find(({ id }) => id === STORE.toronto);
    expect(stores?.total).toBe(stores?.rows.length);
    expect(toronto).toMatchObject({ storeName: "The toronto branch", companyName: "Maple" });
    expect(stores?.oldest).toBe(stores?.rows[0]?.createdOn);
  });

  it("[HOME-S2] [HOME-S3] [HOME-S4] [HOME-A2] shows bills, stuck payments and what was paid to those who may see them", async () => {
    const seen = await staffHome("master");
    expect(seen.bills).toMatchObject({ total: 2, oldest: "2026-02-27T10:00:00.000Z" });
    expect(seen.bills?.rows[0]).toMatchObject({ id: "b1", rating: null, ratings: 0 });
    expect(seen.payments).toMatchObject({
      total: 1,
      rows: [{ campaignName: "Spring", companyName: "Maple", amount: 12.34, refunding: false }],
    });
    expect(seen.paidToday).toEqual({ paid: 1, failed: 1, amount: 8.05, refunded: 0 });
    expect(await staffHome("agent")).toMatchObject({
      bills: null,
      payments: null,
      paidToday: null,
    });
  });

  it("[HOME-S10] holds what is of one company, if staff name it, and refuses others a company that is not theirs", async () => {
    const read = (who: string, companyId: string) =>
      server.call<Home>(who, "GET", `/home?companyId=${companyId}`);
    const own = (await read("master", COMPANY.maple)).data.staff;
    expect(own?.bills?.total).toBe(2);
    expect(own?.stores?.rows.every(({ companyName }) => companyName === "Maple")).toBe(true);
    expect(own).toMatchObject({ differences: null, undelivered: null });
    const other = (await read("master", COMPANY.northline)).data.staff;
    expect([other?.bills?.total, other?.payments?.total, other?.paidToday?.paid]).toEqual([
      0, 0, 0,
    ]);
    expect((await read("other", COMPANY.maple)).status).toBe(403);
    expect((await read("merchant", COMPANY.maple)).status).toBe(200);
  });

  it("[HOME-S5] [HOME-A2] says in words what changed lately, and of transactions to those who may see them", async () => {
    const titles = async (who: string) =>
      (await staffHome(who)).changes?.map(({ title, detail }) => `${title}, ${detail}`) ?? [];
    expect(await titles("master")).toContain("CAD 8.05 paid, Maple");
    expect((await titles("agent")).join("\n")).not.toContain("paid");
    expect(await titles("agent")).toContain("Approval of The toronto branch withdrawn, Maple");
  });
});
