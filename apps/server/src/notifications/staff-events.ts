import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { StaffKind } from "@marquee/domain/notifications/notification.schema";
import { and, asc, eq, gte, isNotNull, notExists, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { bill, checkout, company, notification, paymentAttempt, store } from "../schema/schema.ts";
import type { NotifiedEvent } from "./notify-users.ts";

type StaffEvent = NotifiedEvent<StaffKind>;

const DAY = 24 * 60 * 60 * 1000;
/** Older branches were either notified of or await nothing new. */
const NEW_STORE_DAYS = 7;
/** The most events of a kind that are processed at a time. */
const BATCH = 50;

/** Whether no user was notified of the fact with this key. */
const isNew = (tx: Tx, key: SQL<string>) =>
  notExists(tx.select().from(notification).where(eq(notification.key, key)));

/** The new branches that await approval. */
async function waitingStores(tx: Tx, now: Date): Promise<readonly StaffEvent[]> {
  const key = sql<string>`'store-waits:' || ${store.id}`;
  const since = new Date(now.getTime() - NEW_STORE_DAYS * DAY).toISOString();
  const rows = await tx
    .select({ key, name: store.storeName, subject: store.id })
    .from(store)
    .where(
      and(
        eq(store.isApprove, "N"),
        eq(store.active, "Y"),
        gte(store.createdOn, since),
        isNew(tx, key),
      ),
    )
    .orderBy(asc(store.createdOn), asc(store.id))
    .limit(BATCH);
  return rows.map((row) => ({ ...row, kind: "storeWaits", amount: null }));
}

/** That bills wait, once a day in Central time as long as there are some. */
async function waitingBills(tx: Tx, now: Date): Promise<readonly StaffEvent[]> {
  const key = `bills-wait:${centralDayOf(now)}`;
  const waiting = await tx
    .select({ id: bill.id })
    .from(bill)
    .where(and(eq(bill.status, "N"), isNew(tx, sql`${key}`)))
    .limit(1);
  return waiting.map(() => ({ key, kind: "billsWait", name: "", subject: "", amount: null }));
}

/** The payments that are left to staff. One that is so again is another fact. */
async function stuckPayments(tx: Tx): Promise<readonly StaffEvent[]> {
  const key = sql<string>`'payment-stuck:' || ${paymentAttempt.id} || ':' || extract(epoch from ${paymentAttempt.deadSince})`;
  const rows = await tx
    .select({
      key,
      name: company.name,
      subject: paymentAttempt.id,
      amount: paymentAttempt.amount,
    })
    .from(paymentAttempt)
    .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
    .innerJoin(company, eq(company.id, checkout.companyId))
    .where(and(isNotNull(paymentAttempt.deadSince), isNew(tx, key)))
    .orderBy(asc(paymentAttempt.deadSince), asc(paymentAttempt.id))
    .limit(BATCH);
  return rows.map((row) => ({ ...row, kind: "paymentStuck" }));
}

/** The nouns whose changes can make such a fact. */
export const STAFF_NOUNS = ["stores", "bills", "stuckPayments"] as const;

/** What waits for staff and none of them was notified of (NOTE-10). */
export const findStaffEvents = async (tx: Tx, now: Date): Promise<readonly StaffEvent[]> => [
  ...(await waitingStores(tx, now)),
  ...(await waitingBills(tx, now)),
  ...(await stuckPayments(tx)),
];
