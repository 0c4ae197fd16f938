import { readInvoiceNumber } from "@marquee/domain/invoices/invoice-number";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { itemId, paymentBench, type PaymentBench } from "../testing/payment-bench.ts";
import { STORE } from "../testing/world.ts";
import type { PaymentMoment } from "./payment-services.ts";
import { leaseAttempt } from "./attempt-lease.ts";
import { findOut } from "./find-out.ts";
import { settle } from "./settle.ts";
import { startSweeper, type Sweeper } from "./sweeper.ts";

let bench: PaymentBench;
let sweeper: Sweeper;
const logged: unknown[] = [];
const log = {
  error: (...of: unknown[]) => logged.push(of),
  warn: (...of: unknown[]) => logged.push(of),
};

const ONCE = { campaigns: 1, invoices: 1, paid: 1, transactions: { Paid: 1 } };
const NOTHING = { campaigns: 0, invoices: 0, paid: 0, transactions: {} };
const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  bench = await paymentBench();
  // Sweeps when a test says so, and no more.
  sweeper = startSweeper(bench.server.services, log, 24 * HOUR);
});
afterAll(async () => {
  await sweeper.stop();
  await bench.close();
});
beforeEach(async () => {
  await bench.flush();
  logged.length = 0;
});

async function opened(name: string, change: object = {}): Promise<Checkout> {
  const { status, data } = await bench.open(name, change);
  expect(status).toBe(200);
  return data;
}

/** Moves time so far that everything unfinished is due, and works on it. */
async function sweepLater(milliseconds = HOUR): Promise<void> {
  bench.server.clock.advance(milliseconds);
  await sweeper.sweep();
}

describe("a paid checkout", () => {
  it("[PAYSRV-F1] makes one campaign, one transaction and one invoice, whoever asks and however often", async () => {
    const checkout = await opened("exactly once");
    await bench.turn({ duplicate: 3 });
    await bench.confirm(checkout);
    await bench.turn({ duplicate: 0 });
    bench.server.clock.advance(60_000);
    const askers = [
      ...Array.from({ length: 10 }, () => bench.reconcile(checkout.id)),
      bench.flush(),
      sweeper.sweep(),
      startSweeper(bench.server.services, log).stop(),
    ];
    await Promise.all(askers);
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
    const { data } = await bench.find(checkout.id);
    expect(data).toMatchObject({ state: "paid", clientSecret: null, message: null });
    expect(data.campaignId).toMatch(/^[0-9a-f]{32}$/);
  });

  it("[PAYSRV-F1] is finished by the provider's message when nobody comes back", async () => {
    const checkout = await opened("by message");
    await bench.confirm(checkout);
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-W2] is finished by the sweeper when the message is lost, too", async () => {
    const checkout = await opened("swept");
    await bench.turn({ dropNext: 1 });
    await bench.confirm(checkout);
    await bench.turn({ dropNext: 0 });
    await sweepLater();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-F2] starts its items for the days that were paid for", async () => {
    const first = itemId("offer", "montreal", 2);
    const other = itemId("offer", "montreal", 3);
    const checkout = await opened("runs", { offers: [first, other], toDate: bench.day(7) });
    await bench.confirm(checkout);
    const { data } = await bench.reconcile(checkout.id);
    const { rows } = await bench.server.database.owner.query(
      "select active, campaign_id, valid_till - valid_from as days from offer where id = any($1)",
      [[first, other]],
    );
    expect(rows).toEqual([
      { active: "Y", campaign_id: data.campaignId, days: expect.objectContaining({ days: 7 }) },
      { active: "Y", campaign_id: data.campaignId, days: expect.objectContaining({ days: 7 }) },
    ]);
  });

  it("[PAYSRV-F3] has no dates while its branch awaits approval, and nothing is switched on", async () => {
    const offer = itemId("offer", "vancouver", 1);
    const checkout = await opened("awaiting", {
      storeId: STORE.vancouver,
      offers: [offer],
      cityList: ["vancouver"],
    });
    await bench.confirm(checkout);
    const { data } = await bench.reconcile(checkout.id);
    const { rows } = await bench.server.database.owner.query(
      `select o.active, o.valid_till, c.valid_from, c.days from offer o
       join campaign c on c.id = o.campaign_id where o.id = $1`,
      [offer],
    );
    expect(data.state).toBe("paid");
    expect(rows).toEqual([{ active: "N", valid_till: null, valid_from: null, days: 3 }]);
  });

  it("[PAYSRV-F3] goes by the branch as it is when it is paid, not when the plan was made", async () => {
    const offer = itemId("offer", "toronto", 1);
    const checkout = await opened("unapproved since", {
      storeId: STORE.toronto,
      offers: [offer],
      cityList: ["toronto"],
    });
    const approve = (flag: string) =>
      bench.server.database.owner.query("update store set is_approve = $2 where id = $1", [
        STORE.toronto,
        flag,
      ]);
    await approve("N");
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
    await approve("Y");
    const { rows } = await bench.server.database.owner.query(
      "select active, valid_from from offer where id = $1",
      [offer],
    );
    expect(rows).toEqual([{ active: "N", valid_from: null }]);
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-F5] exists also when one of its items is gone by then", async () => {
    const [gone, kept] = [itemId("offer", "montreal", 5), itemId("offer", "montreal", 6)];
    const both = await opened("both", { offers: [gone, kept] });
    await bench.server.database.owner.query("delete from offer where id = $1", [gone]);
    await bench.confirm(both);
    const { data } = await bench.reconcile(both.id);
    expect(data.state).toBe("paid");
    const { rows } = await bench.server.database.owner.query(
      "select offer_id from campaign_offer where campaign_id = $1",
      [data.campaignId],
    );
    expect(rows).toEqual([{ offer_id: kept }]);
  });

  it("[PAYSRV-F5] keeps the longer run of an item that two payments cover", async () => {
    const offer = itemId("offer", "montreal", 4);
    const long = await opened("long", { offers: [offer], toDate: bench.day(30) });
    const short = await opened("short", { offers: [offer], toDate: bench.day(10) });
    await bench.confirm(long);
    await bench.confirm(short);
    const paid = (await bench.reconcile(long.id)).data;
    await bench.reconcile(short.id);
    expect([await bench.made(long.id), await bench.made(short.id)]).toEqual([ONCE, ONCE]);
    const { rows } = await bench.server.database.owner.query(
      `select o.campaign_id, o.valid_till = c.valid_till as longer from offer o
       join campaign c on c.checkout_id = $2 where o.id = $1`,
      [offer, long.id],
    );
    expect(rows).toEqual([{ campaign_id: paid.campaignId, longer: true }]);
  });
});

describe("a card that is declined", () => {
  it("[PAYSRV-R2] leaves one Fail for each try, the bank's words, and a checkout that can be paid again", async () => {
    const checkout = await opened("declined");
    expect(await bench.confirm(checkout, "pm_card_chargeDeclinedInsufficientFunds")).toBe(
      "insufficient_funds",
    );
    const [once] = await Promise.all([bench.reconcile(checkout.id), bench.flush()]);
    expect(once.data).toMatchObject({ state: "declined", clientSecret: checkout.clientSecret });
    expect(once.data.message).toContain("insufficient funds");
    await bench.reconcile(checkout.id);
    expect((await bench.made(checkout.id)).transactions).toEqual({ Fail: 1 });
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    await bench.reconcile(checkout.id);
    expect((await bench.made(checkout.id)).transactions).toEqual({ Fail: 2 });
    await bench.confirm(checkout);
    expect((await bench.reconcile(checkout.id)).data).toMatchObject({
      state: "paid",
      message: null,
    });
    expect(await bench.made(checkout.id)).toEqual({ ...ONCE, transactions: { Fail: 2, Paid: 1 } });
  });

  it("[PAYSRV-R2] is open again when it is taken up again, until the next answer", async () => {
    const checkout = await opened("taken up");
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    await bench.reconcile(checkout.id);
    expect((await bench.open("taken up")).data).toMatchObject({ state: "open", message: null });
    expect((await bench.reconcile(checkout.id)).data.state).toBe("open");
  });

  it("[PAYSRV-H3] is on record also when nobody asked before the next try", async () => {
    const checkout = await opened("unseen decline");
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual({ ...ONCE, transactions: { Fail: 1, Paid: 1 } });
  });
});

describe("what the provider has not decided", () => {
  it("[PAYSRV-R1] asks for the bank's check as long as the bank does", async () => {
    const checkout = await opened("3-D Secure");
    expect(await bench.confirm(checkout, "pm_card_authenticationRequired")).toBe("requires_action");
    expect((await bench.reconcile(checkout.id)).data.state).toBe("requiresAction");
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-R5] is unknown while it is processed, cannot be given up, and settles by itself", async () => {
    const checkout = await opened("slow");
    const slow = await bench.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    expect(await bench.confirm(checkout, slow.id)).toBe("processing");
    expect((await bench.reconcile(checkout.id)).data.state).toBe("unknown");
    const cancel = await bench.server.call("merchant", "POST", `/checkouts/${checkout.id}/cancel`);
    expect(cancel).toMatchObject({ status: 409, error: { tag: "Conflict" } });
    await sweepLater(30 * HOUR);
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it.each([
    ["answers 500", { failNext: 2 }],
    ["loses its answer", { loseNext: 2 }],
    ["never answers", { stallNext: 2 }],
  ])("[PAYSRV-R5] is unknown while the provider %s, and never a failure", async (name, knobs) => {
    const checkout = await opened(`away ${name}`);
    await bench.confirm(checkout);
    await bench.turn(knobs);
    const away = await bench.reconcile(checkout.id);
    expect(away).toMatchObject({ status: 200, data: { state: "unknown" } });
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
    await bench.turn({ failNext: 0, loseNext: 0, stallNext: 0 });
    await sweepLater();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-C6] keeps the plan when the provider is away at the start, and goes on from there", async () => {
    await bench.turn({ failNext: 2 });
    const away = await bench.open("away at start");
    expect(away).toMatchObject({ status: 503, error: { tag: "Unavailable" } });
    await bench.turn({ failNext: 0 });
    const checkout = await opened("away at start");
    expect(checkout).toMatchObject({ state: "open", paymentIntentId: expect.any(String) });
  });

  it("[PAYSRV-W3] is left to people after many calls in a row that came to nothing, and taken up by a message", async () => {
    const checkout = await opened("dead letter");
    await bench.confirm(checkout);
    await bench.turn({ failNext: 1_000_000 });
    await bench.server.database.owner.query(
      "update payment_attempt set tries = 18 where checkout_id = $1",
      [checkout.id],
    );
    for (let tries = 18; tries < 22; tries += 1) await sweepLater(2 * HOUR);
    const stateOf = async () => {
      const { rows } = await bench.server.database.owner.query(
        "select state, due_at from payment_attempt where checkout_id = $1",
        [checkout.id],
      );
      return rows;
    };
    expect(await stateOf()).toEqual([{ state: "dead", due_at: null }]);
    expect((await bench.find(checkout.id)).data.state).toBe("unknown");
    await bench.turn({ failNext: 0 });
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });
});

describe("a process that dies", () => {
  const moments: PaymentMoment[] = [
    "providerAsked",
    "campaignMade",
    "itemsStarted",
    "transactionMade",
    "invoiceMade",
  ];
  it.each(moments)(
    "[PAYSRV-R8] at %s has made nothing, and the next one makes it all",
    async (moment) => {
      const checkout = await opened(`dies ${moment}`);
      await bench.confirm(checkout);
      bench.dieAt(moment);
      expect((await bench.reconcile(checkout.id)).status).toBe(500);
      expect(await bench.made(checkout.id)).toEqual(NOTHING);
      await sweepLater();
      expect(await bench.made(checkout.id)).toEqual(ONCE);
    },
  );

  it("[PAYSRV-C6] between making the intent and keeping it makes no second one", async () => {
    bench.dieAt("intentCreated");
    expect((await bench.open("dies at intent")).status).toBe(500);
    const checkout = await opened("dies at intent");
    const intents = await bench.stripe.paymentIntents.list({ limit: 100 });
    const ofIt = intents.data.filter(({ metadata }) => metadata["checkout"] === checkout.id);
    expect(ofIt.map(({ id, amount }) => [id, amount])).toEqual([[checkout.paymentIntentId, 345]]);
  });

  it("[PAYSRV-W1] keeps others off until its lease ends", async () => {
    const checkout = await opened("held");
    await bench.confirm(checkout);
    const { owner } = bench.server.database;
    const leasedUntil = (when: string) =>
      owner.query(
        `update payment_attempt set leased_until = now() + interval '${when}' where checkout_id = $1`,
        [checkout.id],
      );
    await leasedUntil("1 hour");
    await sweepLater();
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
    await leasedUntil("-1 second");
    await sweepLater();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-R8] and comes back after its lease writes nothing over what another has learnt", async () => {
    const { services, database } = bench.server;
    const checkout = await opened("slept");
    const { rows } = await database.owner.query<{ id: string }>(
      "select id from payment_attempt where checkout_id = $1",
      [checkout.id],
    );
    const lease = await leaseAttempt(services.pool, rows[0]?.id ?? "");
    if (!lease) throw new Error("nobody else is at it");
    const before = await findOut(services, lease, {});
    await database.owner.query("update payment_attempt set leased_until = now()");
    await bench.confirm(checkout, "pm_card_chargeDeclined");
    expect((await bench.reconcile(checkout.id)).data.state).toBe("declined");
    await settle(services, lease, before, {}, { actor: "test" });
    expect((await bench.find(checkout.id)).data.state).toBe("declined");
  });
});

describe("money that does not fit", () => {
  it("[PAYSRV-R3] is to be given back, is recorded as Error, and makes nothing", async () => {
    const checkout = await opened("wrong amount");
    await bench.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
    await bench.confirm(checkout);
    expect((await bench.reconcile(checkout.id)).data.state).toBe("refundDue");
    await bench.flush();
    await sweepLater();
    expect(await bench.made(checkout.id)).toEqual({ ...NOTHING, transactions: { Error: 1 } });
    const { rows } = await bench.server.database.owner.query(
      "select amount::int as cents, provider_status from transaction where checkout_id = $1",
      [checkout.id],
    );
    expect(rows).toEqual([{ cents: 50, provider_status: "succeeded" }]);
  });

  it("[PAYSRV-R4] that comes a second time is to be given back, and the first campaign stays", async () => {
    const checkout = await opened("second time");
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
    const second = await bench.stripe.paymentIntents.create({
      amount: 345,
      currency: "cad",
      payment_method: "pm_card_visa",
      confirm: true,
    });
    await bench.server.database.owner.query(
      `insert into payment_attempt (id, company_id, checkout_id, provider, provider_id, amount, state, due_at, created_on)
       select 'second', company_id, checkout_id, 'paypal', $2, amount, 'waiting', now() - interval '9 years', now() + interval '9 years'
       from payment_attempt where checkout_id = $1`,
      [checkout.id, second.id],
    );
    await bench.reconcile(checkout.id);
    expect((await bench.find(checkout.id)).data.state).toBe("paid");
    expect(await bench.made(checkout.id)).toEqual({ ...ONCE, transactions: { Paid: 1, Error: 1 } });
  });
});

describe("a checkout whose day is over", () => {
  it("[PAYSRV-X2] is ended with its intent, and leaves no transaction", async () => {
    const checkout = await opened("expired");
    await sweepLater(25 * HOUR);
    expect((await bench.find(checkout.id)).data).toMatchObject({
      state: "expired",
      clientSecret: null,
    });
    const intent = await bench.stripe.paymentIntents.retrieve(checkout.paymentIntentId ?? "");
    expect(intent.status).toBe("canceled");
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-X2] is asked about once more: one that was paid is fulfilled", async () => {
    const checkout = await opened("paid at the last moment");
    await bench.confirm(checkout);
    await sweepLater(25 * HOUR);
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });
});

describe("invoice numbers", () => {
  it("[INV-N1] have no gap when many payments settle at once and some break off", async () => {
    const checkouts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => opened(`numbered ${index}`)),
    );
    for (const checkout of checkouts) await bench.confirm(checkout);
    bench.dieAt("invoiceMade");
    await Promise.all(checkouts.map(({ id }) => bench.reconcile(id)));
    await sweepLater();
    for (const { id } of checkouts) expect(await bench.made(id)).toEqual(ONCE);
    const { rows } = await bench.server.database.owner.query<{ number: string }>(
      "select invoice_id as number from invoice order by invoice_id",
    );
    expect(rows.length).toBeGreaterThan(checkouts.length);
    expect(rows.map(({ number }) => readInvoiceNumber(number))).toEqual(
      rows.map((_, index) => ({ year: 2026, sequence: index + 1 })),
    );
  });
});
