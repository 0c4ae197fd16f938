import type { Contract } from "@marquee/api/contract/contract";
import type { Provider } from "@marquee/domain/reconciliation/book-line";
import {
  BookDifference,
  BookComparison,
  type BookTotal,
} from "@marquee/domain/reconciliation/difference.schema";
import type { Settlement } from "@marquee/domain/reconciliation/settlement";
import { and, desc, eq, inArray, isNotNull, isNull, min, sql } from "drizzle-orm";
import type { Movement } from "../payments/books/line-provider.ts";
import { paymentTypeOf } from "../payments/payment-type.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import {
  bookComparison,
  bookDifference,
  checkout,
  company,
  paymentAttempt,
  providerLine,
} from "../schema/schema.ts";

const FIELDS = {
  ...columnsOf(bookDifference, BookDifference),
  paymentType: paymentTypeOf(bookDifference.provider),
  lineId: bookDifference.line,
  paymentId: bookDifference.payment,
  checkoutId: bookDifference.checkout,
  companyName: company.name,
} as const;

const selectDifferences = (tx: Tx) =>
  tx
    .select(FIELDS)
    .from(bookDifference)
    .leftJoin(checkout, eq(checkout.id, bookDifference.checkout))
    .leftJoin(company, eq(company.id, checkout.companyId));

/** Open differences by their age, and closed ones after them. */
const OPEN_FIRST = sql`case when ${bookDifference.closedOn} is null then ${bookDifference.foundOn} else 'infinity' end`;

/** Differences, the open ones that are oldest first (RECONCILE-Q1). */
export const listDifferences = defineList<Contract["reconciliation"]["differences"]>({
  from: bookDifference,
  id: bookDifference.id,
  select: selectDifferences,
  counted: selectDifferences,
  tenantFilter: "none",
  filters: {
    companyId: (companyId) => eq(checkout.companyId, companyId),
    closed: (closed) =>
      closed === "Y" ? isNotNull(bookDifference.closedOn) : isNull(bookDifference.closedOn),
  },
  sorts: {
    foundOn: OPEN_FIRST,
    movedOn: bookDifference.movedOn,
    closedOn: bookDifference.closedOn,
  },
  sortedBy: "foundOn",
  search: [
    bookDifference.line,
    bookDifference.payment,
    bookDifference.checkout,
    bookDifference.payer,
    company.name,
  ],
});

/** Finds a difference, open or closed; undefined if there is none with this id. */
export async function findDifference(tx: Tx, id: string): Promise<BookDifference | undefined> {
  const [found] = await selectDifferences(tx).where(eq(bookDifference.id, id));
  return found;
}

/** When, by whom and why a difference is closed, and with what it is settled. */
export interface Closing {
  readonly closedOn: string;
  readonly closedBy: string;
  readonly note: string;
  readonly settledAs?: Settlement;
  readonly bookedAmount?: number;
}

/** Closes an open difference; false if it is closed already. */
export async function closeDifference(tx: Tx, id: string, closing: Closing): Promise<boolean> {
  const closed = await tx
    .update(bookDifference)
    .set(closing)
    .where(and(eq(bookDifference.id, id), isNull(bookDifference.closedOn)))
    .returning({ id: bookDifference.id });
  return closed.length > 0;
}

/** The open differences, by provider. */
export const openDifferences = (tx: Tx, provider: Provider) =>
  tx
    .select()
    .from(bookDifference)
    .where(and(eq(bookDifference.provider, provider), isNull(bookDifference.closedOn)));
export type OpenDifference = Awaited<ReturnType<typeof openDifferences>>[number];

/** Fees of disputes that staff have booked, by the dispute (RECONCILE-A4). */
export async function bookedFees(tx: Tx, provider: Provider): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ line: bookDifference.line, amount: bookDifference.bookedAmount })
    .from(bookDifference)
    .where(and(eq(bookDifference.provider, provider), isNotNull(bookDifference.bookedAmount)));
  return new Map(rows.map(({ line, amount }) => [line, amount ?? 0]));
}

/** When the oldest money moved on which a difference is open, and when the first payment was made. */
export async function oldestMoment(tx: Tx): Promise<{
  readonly difference: string | null;
  readonly payment: string | null;
}> {
  const [open] = await tx
    .select({ at: min(bookDifference.movedOn) })
    .from(bookDifference)
    .where(isNull(bookDifference.closedOn));
  const [first] = await tx.select({ at: min(paymentAttempt.createdOn) }).from(paymentAttempt);
  return { difference: open?.at ?? null, payment: first?.at ?? null };
}

const COMPARISON = {
  ...columnsOf(bookComparison, BookComparison),
} as const;

/** Releases before 2.0 stored more with a total than it says. */
const withoutParts = ({
  paymentType,
  currency,
  thereAmount,
  hereAmount,
  differenceAmount,
}: BookTotal): BookTotal => ({
  paymentType,
  currency,
  thereAmount,
  hereAmount,
  differenceAmount,
});

/** The newest comparison, and the newest that went through. */
export async function newestComparison(tx: Tx, isThrough: boolean): Promise<BookComparison | null> {
  const [found] = await tx
    .select(COMPARISON)
    .from(bookComparison)
    .where(
      isThrough
        ? and(isNotNull(bookComparison.endedOn), isNull(bookComparison.failure))
        : undefined,
    )
    .orderBy(desc(bookComparison.requestedOn))
    .limit(1);
  return found ? { ...found, totals: found.totals.map(withoutParts) } : null;
}

/** The most lines that one statement stores. */
const LINES_PER_STATEMENT = 500;

/** Stores what a provider lists of its account. A payout that is known of a line stays. */
export async function storeMovements(
  tx: Tx,
  provider: Provider,
  movements: readonly Movement[],
  payout: string | null,
): Promise<void> {
  const rows = [...new Map(movements.map((each) => [each.id, each])).values()].map((each) => ({
    provider,
    line: each.id,
    kind: each.kind,
    gross: each.cents / 100,
    fee: each.feeCents / 100,
    currency: each.currency,
    movedOn: each.on.toISOString(),
    payout,
  }));
  for (let at = 0; at < rows.length; at += LINES_PER_STATEMENT)
    await tx
      .insert(providerLine)
      .values(rows.slice(at, at + LINES_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [providerLine.provider, providerLine.line],
        set: {
          gross: sql`excluded.gross`,
          fee: sql`excluded.fee`,
          payout: sql`coalesce(excluded.payout, ${providerLine.payout})`,
        },
      });
}

/** What the stored lines of some payouts come to, in the currency of each line. */
export const payoutSums = (tx: Tx, provider: Provider, payouts: readonly string[]) =>
  tx
    .select({
      payout: providerLine.payout,
      currency: providerLine.currency,
      net: sql<number>`sum(${providerLine.gross} - ${providerLine.fee})`.mapWith(Number),
    })
    .from(providerLine)
    .where(and(eq(providerLine.provider, provider), inArray(providerLine.payout, [...payouts])))
    .groupBy(providerLine.payout, providerLine.currency);
