import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import {
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const HOUR = 60 * 60 * 1000;

/** Requests the checkout of this name once more, under an id of its own. */
const openAnew = (name: string, id: string, who = "merchant", change: object = {}) =>
  harness.server.call<Checkout>(who, "POST", "/checkouts", {
    body: { ...harness.request(name), ...change, id: stableId(id) },
  });
const isThere = async (id: string) => (await harness.find(stableId(id))).status === 200;

describe("an equal checkout", () => {
  it("[PAYSRV-C7] is resumed by any user of the company, under any id, with the same secret", async () => {
    const first = await harness.opened("resumed");
    for (const who of ["merchant", "agent", "branch"]) {
      const { status, data } = await openAnew("resumed", `resumed by ${who}`, who);
      expect(status).toBe(200);
      expect(data).toMatchObject({ id: first.id, paymentIntentId: first.paymentIntentId });
      expect(await isThere(`resumed by ${who}`)).toBe(false);
    }
    await harness.confirm(first);
    await harness.reconcile(first.id);
    expect(await harness.made(first.id)).toEqual(ONCE);
  });

  it("[PAYSRV-C7] is recognized by what is bought, and not by what its form holds besides", async () => {
    const first = await harness.opened("told by what is bought");
    const { draft } = harness.request("told by what is bought");
    const { data } = await openAnew("told by what is bought", "with more typed", "merchant", {
      draft: {
        ...draft,
        campaignName: ` ${draft.campaignName} `,
        cityList: [...draft.cityList, ...draft.cityList],
        stateList: ["qc"],
      },
      promocode: " ",
    });
    expect(data.id).toBe(first.id);
    const other = { draft: { ...draft, toDate: harness.day(4) } };
    const longer = await openAnew("told by what is bought", "longer", "merchant", other);
    expect(longer.data.id).toBe(stableId("longer"));
  });

  it("[PAYSRV-C7] is one, when several calls request it at the same instant", async () => {
    await harness.opened("so that its offer is there", { toDate: harness.day(9) });
    const ids = [1, 2, 3, 4, 5, 6].map((number) => `at once ${number}`);
    const responses = await Promise.all(
      ids.map((id, index) =>
        openAnew("so that its offer is there", id, index % 2 === 0 ? "merchant" : "agent"),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
    expect(new Set(responses.map(({ data }) => data.paymentIntentId)).size).toBe(1);
    expect((await Promise.all(ids.map(isThere))).filter(Boolean)).toHaveLength(1);
  });

  it("[PAYSRV-C7] whose card is processed is returned as that, and nothing else can be paid for it", async () => {
    const first = await harness.opened("processed");
    const slow = await harness.stripe.paymentMethods.create({
      type: "card",
      card: { number: "4242424242424242", exp_month: 12, exp_year: 2039, cvc: "901" },
    });
    expect(await harness.confirm(first, slow.id)).toBe("processing");
    const anew = await openAnew("processed", "tried anew");
    expect(anew.data).toMatchObject({ id: first.id, state: "unknown" });
  });

  it("[PAYSRV-C7] that was declined is open again", async () => {
    const first = await harness.opened("declined");
    await harness.confirm(first, "pm_card_chargeDeclined");
    expect((await harness.reconcile(first.id)).data.state).toBe("declined");
    expect((await openAnew("declined", "after a decline")).data).toMatchObject({
      id: first.id,
      state: "open",
      message: null,
    });
  });

  it("[PAYSRV-C7] that was paid before any call noticed is returned as paid", async () => {
    const first = await harness.opened("paid unheard");
    await harness.confirm(first);
    const { data } = await openAnew("paid unheard", "after it was paid");
    expect(data).toMatchObject({ id: first.id, state: "paid" });
    expect(data.campaignId).not.toBeNull();
  });

  it("[PAYSRV-C7] does not block another once it is over, even if no call noticed yet", async () => {
    const given = await harness.opened("given up");
    await harness.server.call("merchant", "POST", `/checkouts/${given.id}/cancel`);
    expect((await openAnew("given up", "a new one")).data.id).toBe(stableId("a new one"));
    const old = await harness.opened("expired", {
      fromDate: harness.day(3),
      toDate: harness.day(5),
    });
    harness.server.clock.advance(25 * HOUR);
    const { draft } = harness.request("expired", {
      fromDate: harness.day(2),
      toDate: harness.day(4),
    });
    const { data } = await openAnew("expired", "the next day", "merchant", { draft });
    expect(data).toMatchObject({ id: stableId("the next day"), state: "open" });
    expect((await harness.find(old.id)).data.state).toBe("expired");
  });

  it("[PAYSRV-C7] is neither seen nor paid by those who may not pay, or are of another company", async () => {
    await harness.opened("not for every user");
    expect((await openAnew("not for every user", "by a reader", "reader")).status).toBe(403);
    expect((await openAnew("not for every user", "by another", "other")).error).toMatchObject({
      tag: "Invalid",
      issues: [{ rule: "PAYSRV-C1" }],
    });
  });

  it("[PAYSRV-C7] is its user's own if it is paid by card", async () => {
    const open = (who: string, id: string) =>
      harness.server.call<Checkout>(who, "POST", "/checkouts", {
        body: { id: stableId(id), kind: "cardVerification" },
      });
    const own = await open("merchant", "my card");
    expect((await open("merchant", "my card in another tab")).data.id).toBe(own.data.id);
    expect((await open("branch", "a colleague's card")).data.id).toBe(
      stableId("a colleague's card"),
    );
    const me = encodeEmail("merchant@marquee.test");
    const intent = await harness.server.call<{ paymentIntentId: string }>(
      "merchant",
      "GET",
      `/create-payment-intent/${me}/0.5`,
    );
    expect(intent.data.paymentIntentId).toBe(own.data.paymentIntentId);
  });
});

describe("a request that returned an equal checkout", () => {
  it("[PAYSRV-C6] returns it ever after, whatever its state", async () => {
    const first = await harness.opened("ever after");
    await openAnew("ever after", "asked for by a colleague", "agent");
    await harness.confirm(first);
    await harness.reconcile(first.id);
    expect((await openAnew("ever after", "asked for by a colleague", "agent")).data).toMatchObject({
      id: first.id,
      state: "paid",
    });
  });

  it("[PAYSRV-C6] keeps its id from users who do not see it", async () => {
    const verify = (who: string, id: string) =>
      harness.server.call<Checkout>(who, "POST", "/checkouts", {
        body: { id: stableId(id), kind: "cardVerification" },
      });
    for (const id of ["a card of another", "resumed by another"]) await verify("other", id);
    await verify("pending", "a card");
    expect(await verify("pending", "resumed by another")).toMatchObject({
      status: 409,
      error: { message: "There is another checkout with this id already." },
    });
  });

  it("[PAYSRV-C6] keeps its id from other requests", async () => {
    await harness.opened("its id");
    await openAnew("its id", "taken");
    const { draft } = harness.request("its id");
    const other = { draft: { ...draft, toDate: harness.day(8) } };
    expect(await openAnew("its id", "taken", "merchant", other)).toMatchObject({
      status: 409,
      error: { tag: "Conflict" },
    });
  });
});
