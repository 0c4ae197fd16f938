import { setTimeout as pause } from "node:timers/promises";
import {
  checkPayment,
  OUR_PAYMENTS,
  PROVIDERS_PAYMENTS,
  type PaymentRow,
} from "../proof/payment-books.ts";
import { readRows } from "./read-rows.ts";

type Received = Pick<PaymentRow, "payment_id" | "received" | "refunded">;
type Recorded = Pick<PaymentRow, "payment_id" | "recorded" | "remaining" | "paid">;

const NOTHING = { received: 0, refunded: 0, recorded: 0, remaining: 0, paid: 0 };

export interface Books {
  readonly payments: number;
  readonly cents: number;
  /** Where the providers' books and ours differ. */
  readonly findings: readonly string[];
}

/** Compares what the stand-ins received with what our transactions say, payment by payment, to the cent (REL-K7). */
async function compareBooks(ourUrl: string, providersUrl: string): Promise<Books> {
  const received = await readRows<Received>(providersUrl, PROVIDERS_PAYMENTS);
  const recorded = await readRows<Recorded>(ourUrl, OUR_PAYMENTS);
  const rows = new Map<string, PaymentRow>();
  for (const row of received) rows.set(row.payment_id, { ...NOTHING, ...row });
  for (const row of recorded)
    rows.set(row.payment_id, { ...NOTHING, ...rows.get(row.payment_id), ...row });
  return {
    payments: rows.size,
    cents: received.reduce((sum, row) => sum + row.received, 0),
    findings: [...rows.values()].flatMap((row) =>
      checkPayment({ ...row, remaining: row.remaining ?? 0 }),
    ),
  };
}

/** The same once what is under way has settled: a lease that a killed server held ends after half a minute. */
export async function settledBooks(
  ourUrl: string,
  providersUrl: string,
  within = 180_000,
): Promise<Books> {
  for (const until = Date.now() + within; ; await pause(1_000)) {
    const books = await compareBooks(ourUrl, providersUrl);
    if (books.findings.length === 0 || Date.now() > until) return books;
  }
}

/** Acknowledged offers that are not there (REL-K1). */
export async function lostOffers(
  ourUrl: string,
  acknowledged: readonly string[],
): Promise<readonly string[]> {
  const rows = await readRows<{ id: string }>(ourUrl, "select id from offer where id = any($1)", [
    acknowledged,
  ]);
  const there = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !there.has(id));
}

/** Checkouts that a user was shown as paid, and that are not. */
export async function unpaidCheckouts(
  ourUrl: string,
  shown: readonly string[],
): Promise<readonly string[]> {
  const rows = await readRows<{ id: string }>(
    ourUrl,
    "select id from checkout where id = any($1) and state = 'paid'",
    [shown],
  );
  const paid = new Set(rows.map(({ id }) => id));
  return shown.filter((id) => !paid.has(id));
}
