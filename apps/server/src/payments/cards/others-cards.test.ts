import { encodeEmail } from "@marquee/api/http/path";
import type { CardOwner, SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { COMPANY } from "@marquee/verification/harness/world";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { audit } from "../../schema/schema.ts";
import { defaultRoleId } from "../../users/default-roles.ts";
import { insertUsers } from "../../users/queries.ts";

let harness: PaymentHarness;
const MERCHANT = "merchant@marquee.test";
/** Each of them by another right: the flag of a master, that of an agent, and the code of a role. */
const STAFF = ["master", "agent", "manager"];

beforeEach(async () => {
  harness = await paymentHarness();
  await withScope(harness.server.pool, SYSTEM, (tx) =>
    insertUsers(tx, [
      {
        email: "manager@marquee.test",
        name: "Manager",
        authType: "A",
        // Of another company than the merchant: the code counts, and not their company.
        companyId: COMPANY.northline,
        roleId: defaultRoleId("Manager"),
      },
    ]),
  );
});
afterEach(() => harness.close());

const merchant = encodeEmail(MERCHANT);
const cardsSeenBy = (who: string) =>
  harness.server.call<SavedCard[]>(who, "GET", `/getCustomerCardList/${merchant}`);
const forget = (who: string, cardId: string, whose = merchant) =>
  harness.server.call<SavedCard>(who, "GET", `/deleteCustomerCard/${whose}/${cardId}`);

/** A card that the merchant has saved with a payment of theirs, and that payment. */
async function savedCard(name: string) {
  const checkout = await harness.opened(name);
  await harness.saveCard(checkout.id);
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
  const [card] = (await cardsSeenBy("merchant")).data;
  if (!card) throw new Error(`${name} has saved no card`);
  return { card, intent: checkout.paymentIntentId ?? "" };
}

const auditRows = (cardId: string) =>
  withScope(harness.server.pool, SYSTEM, (tx) =>
    tx.select().from(audit).where(eq(audit.rowId, cardId)).orderBy(audit.id),
  );

describe("the cards of others", () => {
  it.each(STAFF)(
    "[PAYSRV-K12] are seen and forgotten by the %s, at the provider and here",
    async (who) => {
      const { card } = await savedCard(`seen by ${who}`);
      expect((await cardsSeenBy(who)).data).toEqual([card]);
      expect(await forget(who, card.cardId)).toMatchObject({ status: 200, data: card });
      expect((await harness.stripe.paymentMethods.retrieve(card.cardId)).customer).toBeNull();
      expect([(await cardsSeenBy(who)).data, (await cardsSeenBy("merchant")).data]).toEqual([
        [],
        [],
      ]);
    },
  );

  it("[PAYSRV-K15] are counted for each user of a company, for the staff alone", async () => {
    const { card } = await savedCard("counted");
    const owners = (who: string, companyId = COMPANY.maple) =>
      harness.server.call<CardOwner[]>(who, "GET", `/cardOwners/${companyId}`);
    for (const who of STAFF) {
      const { data } = await owners(who);
      expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted());
      expect(data.find(({ email }) => email === MERCHANT)).toMatchObject({
        cards: 1,
        roleName: "Store Admin",
      });
      expect(
        data.filter(({ email }) => email !== MERCHANT).map(({ cards }) => cards),
      ).not.toContain(1);
    }
    expect((await owners("master", "0".repeat(32))).data).toEqual([]);
    expect((await owners("merchant")).status).toBe(403);
    await forget("master", card.cardId);
    expect((await owners("master")).data.every(({ cards }) => cards === 0)).toBe(true);
  });

  it("[PAYSRV-K12] are deleted for the named user alone", async () => {
    const { card } = await savedCard("of the merchant");
    const other = encodeEmail("other@marquee.test");
    const foreign = await forget("master", card.cardId, other);
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(
      withoutReference(await forget("master", "pm_sbx_unknown", other)),
    );
    expect((await cardsSeenBy("master")).data).toEqual([card]);
    await forget("master", card.cardId);
  });

  it("[PAYSRV-K12] stay while the provider is away, and are forgotten when the call is repeated", async () => {
    const { card } = await savedCard("while the provider is away");
    await harness.setFaults({ failNext: 4 });
    expect((await forget("agent", card.cardId)).status).toBe(503);
    await harness.setFaults({ failNext: 0 });
    expect((await cardsSeenBy("agent")).data).toEqual([card]);
    expect((await forget("agent", card.cardId)).status).toBe(200);
  });

  it("[PAYSRV-K12] are neither verified nor charged by staff, who read which ones were saved", async () => {
    const { card, intent } = await savedCard("not for staff to pay with");
    expect(
      (await harness.server.call("manager", "GET", `/addStripCardToCustomer/${merchant}/${intent}`))
        .data,
    ).toEqual(card);
    const checkout = await harness.opened("to be paid");
    const paid = await harness.server.call(
      "master",
      "GET",
      `/payWithExistingCard/${merchant}/${checkout.receipt.charge}/${card.cardId}?checkout=${checkout.id}`,
    );
    expect(paid.status).toBe(403);
    const { rowCount } = await harness.server.database.owner.query(
      "select from checkout where kind = 'cardVerification'",
    );
    const begun = await harness.server.call(
      "agent",
      "GET",
      `/create-payment-intent/${merchant}/0.5`,
    );
    expect(begun.status).toBe(409);
    const { rowCount: after } = await harness.server.database.owner.query(
      "select from checkout where kind = 'cardVerification'",
    );
    expect(after).toBe(rowCount);
    await forget("master", card.cardId);
  });
});

describe("what the trail says of a card", () => {
  it("[AUDIT-5] is who deleted it and whose it was", async () => {
    const { card } = await savedCard("deleted by an agent");
    await forget("agent", card.cardId);
    const trail = await auditRows(card.cardId);
    expect(trail).toMatchObject([
      { action: "insert", noun: "cards", companyId: null, after: { user_id: MERCHANT } },
      {
        action: "delete",
        noun: "cards",
        actor: "agent@marquee.test",
        origin: "127.0.0.1",
        companyId: null,
        before: { user_id: MERCHANT, last4digit: card.last4digit },
        after: null,
      },
    ]);
    expect(trail.at(-1)?.request).toMatch(/./);
  });

  it("[AUDIT-5] holds no deletion that was refused", async () => {
    const { card } = await savedCard("not deleted by a reader");
    expect((await forget("reader", card.cardId)).status).toBe(403);
    expect((await auditRows(card.cardId)).map(({ action }) => action)).toEqual(["insert"]);
  });

  it("[AUDIT-5] is for those who act across companies, and not for the company of the user", async () => {
    const { card } = await savedCard("not for the company");
    const cardsWithin = (scope: Parameters<typeof withScope>[1]) =>
      withScope(harness.server.pool, scope, (tx) =>
        tx.select().from(audit).where(eq(audit.rowId, card.cardId)),
      );
    expect(await cardsWithin({ kind: "staff" })).not.toEqual([]);
    expect(
      await cardsWithin({
        kind: "company",
        companyId: COMPANY.maple,
        storeId: null,
        person: MERCHANT,
      }),
    ).toEqual([]);
  });
});
