import { isPrivileged } from "@marquee/domain/access/actor";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { wholeCents } from "@marquee/domain/money/cents";
import type { FlyerCheckoutRequest } from "@marquee/domain/payments/checkout.schema";
import { eq, sql } from "drizzle-orm";
import { leaseAttempt, type Lease } from "../payments/attempts/lease-queries.ts";
import { REFRESH } from "../payments/attempts/reconcile-request.ts";
import { reconcileLeased } from "../payments/attempts/reconcile.ts";
import { storeCheckout } from "../payments/checkouts/store-checkout.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import type { Tx } from "../platform/database/typed.ts";
import { findCaller } from "../platform/identity/caller.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { scopeOf, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { checkout, paymentAttempt } from "../schema/schema.ts";
import { CAMPAIGNS, type DemonstrationCampaign } from "./campaign-list.ts";
import { BRANCH } from "./companies.ts";
import { itemIds } from "./item-ids.ts";
import { stableId } from "./stable-id.ts";

/** Lets the card provider charge a test card for an intent; a declined card is no error here. */
export type ConfirmCard = (intentId: string, card: string) => Promise<void>;

export type Paying = Omit<PaymentServices, "interrupt"> & { readonly confirm: ConfirmCard };

const HOUR = 3_600_000;
/** Milliseconds from the plan to the first card, and from one card to the next. */
const CARD_TAKES = 95_000;

function flyerRequest(
  entry: DemonstrationCampaign,
  id: string,
  paidAt: Date,
): FlyerCheckoutRequest {
  const { name, branch, days, campaignFor, cities, states, promocode } = entry;
  const today = centralDayOf(paidAt);
  const ids = itemIds(entry);
  return {
    id,
    kind: "flyer",
    promocode,
    draft: {
      fromDate: today,
      toDate: addDays(today, days),
      storeId: BRANCH[branch],
      campaignName: name,
      campaignArea: states.length > 0 ? "state" : "city",
      campaignFor,
      offers: campaignFor === "offer" ? ids : [],
      products: campaignFor === "product" ? ids : [],
      cityList: cities,
      stateList: states,
    },
  };
}

/** Stores the checkout as its payer would have, and holds it: sweepers live in today's time, and would start it today. */
async function storeHeld(
  services: Paying,
  entry: DemonstrationCampaign,
  id: string,
  now: Date,
): Promise<Lease> {
  const { pool } = services;
  const caller = await findCaller(pool, `${entry.payer}@marquee.test`);
  if (!caller) throw new Error(`${entry.payer} is not here to pay`);
  const { user } = caller;
  const scope = scopeOf(user, isPrivileged(user));
  const work = async (tx: Tx) => {
    const stored = await storeCheckout({ tx, scope, user, now }, flyerRequest(entry, id, now));
    if (stored instanceof Refusal)
      throw new Error(`${entry.name}: ${JSON.stringify(stored.failure)}`);
    if ("equal" in stored) throw new Error(`${entry.name} is another one's plan`);
    const [attempt] = await tx
      .update(paymentAttempt)
      .set({ fence: 1, leasedUntil: sql`clock_timestamp() + interval '1 minute'` })
      .where(eq(paymentAttempt.checkoutId, id))
      .returning();
    if (!attempt) throw new Error(`${entry.name} has nothing to pay`);
    return { attempt, checkout: stored.checkout };
  };
  return withScope(pool, scope, work, { actor: user.email });
}

/** Makes the intent, and only then stores it with the attempt: until then the provider's messages match no attempt. */
async function withIntent(
  services: Paying,
  lease: Lease,
): Promise<Lease & { readonly intentId: string }> {
  const { id: attemptId, checkoutId, amount } = lease.attempt;
  const cents = wholeCents(amount);
  const response = await services.cards.createPayment({ attemptId, checkoutId, cents });
  if (response.tag !== "payment") throw new Error(`the card stand-in answered ${response.tag}`);
  const { id: providerId, clientSecret } = response.payment;
  await withScope(services.pool, SYSTEM, (tx) =>
    tx
      .update(paymentAttempt)
      .set({ providerId, clientSecret, state: "waiting" })
      .where(eq(paymentAttempt.id, lease.attempt.id)),
  );
  return { ...lease, attempt: { ...lease.attempt, providerId }, intentId: providerId };
}

async function leaseAgain(services: Paying, { attempt }: Lease): Promise<Lease> {
  for (let tries = 0; tries < 100; tries += 1) {
    const lease = await leaseAttempt(services.pool, attempt.id);
    if (typeof lease === "object") return lease;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`attempt ${attempt.id} stays leased to another process`);
}

/** Pays with one card after the other, each at its time: the first of them is number 1. */
async function pay(
  servicesAt: (card: number) => Paying,
  entry: DemonstrationCampaign,
  first: Lease,
): Promise<void> {
  const { intentId, ...held } = await withIntent(servicesAt(0), first);
  let lease: Lease = held;
  for (const [index, card] of entry.cards.entries()) {
    const services = servicesAt(index + 1);
    if (index > 0) lease = await leaseAgain(services, lease);
    await services.confirm(intentId, card);
    await reconcileLeased(services, lease, REFRESH, { actor: `${entry.payer}@marquee.test` });
  }
}

const checkoutState = (services: Paying, id: string) =>
  withScope(services.pool, SYSTEM, async (tx) => {
    const [found] = await tx
      .select({ state: checkout.state })
      .from(checkout)
      .where(eq(checkout.id, id));
    return found?.state;
  });

/** Cancels what a start that was killed has left open, as the same purchase cannot be open twice (PAYSRV-C7). */
const cancelLeft = (services: Paying, id: string) =>
  withScope(services.pool, SYSTEM, async (tx) => {
    await tx
      .update(paymentAttempt)
      .set({ state: "cancelled", dueAt: null })
      .where(eq(paymentAttempt.checkoutId, id));
    await tx.update(checkout).set({ state: "cancelled" }).where(eq(checkout.id, id));
  });

/** The first id of this campaign that is free; null if it was made already. */
async function freeId(
  services: Paying,
  { name, cards }: DemonstrationCampaign,
): Promise<string | null> {
  const wanted = cards.at(-1)?.includes("Declined") ? "declined" : "paid";
  for (let start = 1; ; start += 1) {
    const id = stableId(`demonstration checkout ${name} ${start}`);
    const state = await checkoutState(services, id);
    if (state === undefined) return id;
    if (state === wanted) return null;
    await cancelLeft(services, id);
  }
}

/**
 * Makes the campaigns of the demonstration by paying for them (DEMO-6): plans are stored and priced as their payers
 * would have at the time, the provider's stand-in charges a test card, and what is paid is settled as always. May
 * be repeated: what was made stays, and what a start that was killed left behind is paid for again.
 */
export async function seedCampaigns(services: Paying): Promise<void> {
  const today = services.clock.now();
  for (const entry of CAMPAIGNS) {
    const id = await freeId(services, entry);
    if (id === null) continue;
    const paidAt = today.getTime() - entry.hoursAgo * HOUR;
    const at = (instant: number): Paying => ({
      ...services,
      clock: { now: () => new Date(instant) },
    });
    // the plan is priced, and each card takes a while
    const opened = paidAt - entry.cards.length * CARD_TAKES;
    const lease = await storeHeld(services, entry, id, new Date(opened));
    await pay((card) => at(opened + card * CARD_TAKES), entry, lease);
  }
}
