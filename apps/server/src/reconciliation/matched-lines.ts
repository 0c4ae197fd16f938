import type { Contract } from "@marquee/api/contract/contract";
import { lineName, type LineKey } from "@marquee/domain/reconciliation/book-line";
import { eq, inArray, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { paymentTypeOf } from "../payments/payment-type.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { checkout, company, matchedLine } from "../schema/schema.ts";
import type { FoundLine } from "./found-line.ts";

const FIELDS = {
  id: matchedLine.id,
  paymentType: paymentTypeOf(matchedLine.provider),
  kind: matchedLine.kind,
  lineId: matchedLine.line,
  paymentId: matchedLine.payment,
  checkoutId: matchedLine.checkout,
  companyName: company.name,
  amount: matchedLine.amount,
  currency: matchedLine.currency,
  state: matchedLine.state,
  movedOn: matchedLine.movedOn,
  matchedOn: matchedLine.matchedOn,
} as const;

const joinCompany = <Of extends PgSelect>(lines: Of) =>
  lines
    .leftJoin(checkout, eq(checkout.id, matchedLine.checkout))
    .leftJoin(company, eq(company.id, checkout.companyId));

/** The lines that both sides have alike, the newest money first (RECONCILE-Q9). */
export const listMatched = defineList<Contract["reconciliation"]["matched"]>({
  from: matchedLine,
  id: matchedLine.id,
  select: (tx) => joinCompany(tx.select(FIELDS).from(matchedLine).$dynamic()),
  counted: (tx) => joinCompany(tx.select({ id: matchedLine.id }).from(matchedLine).$dynamic()),
  tenantFilter: "none",
  filters: {
    companyId: (companyId, { tx }) =>
      inArray(
        matchedLine.checkout,
        tx.select({ id: checkout.id }).from(checkout).where(eq(checkout.companyId, companyId)),
      ),
  },
  sorts: { movedOn: matchedLine.movedOn, matchedOn: matchedLine.matchedOn },
  sortedBy: "-movedOn",
  search: [matchedLine.line, matchedLine.payment, matchedLine.checkout, company.name],
  searched: { createdOn: matchedLine.movedOn },
});

/** The most lines that one statement stores. */
const LINES_PER_STATEMENT = 500;

/** Stores lines that were found alike, each once. */
export async function storeMatched(
  tx: Tx,
  lines: readonly FoundLine[],
  matchedOn: string,
): Promise<void> {
  const rows = lines.map(({ provider, kind, id, cents, ...line }) => ({
    id: lineName({ provider, kind, id }),
    provider,
    kind,
    line: id,
    payment: line.payment,
    checkout: line.checkout,
    amount: cents / 100,
    currency: line.currency,
    state: line.state,
    movedOn: line.movedOn,
    matchedOn,
  }));
  for (let at = 0; at < rows.length; at += LINES_PER_STATEMENT)
    await tx
      .insert(matchedLine)
      .values(rows.slice(at, at + LINES_PER_STATEMENT))
      .onConflictDoUpdate({
        target: matchedLine.id,
        set: {
          checkout: sql`coalesce(excluded.checkout, ${matchedLine.checkout})`,
          amount: sql`excluded.amount`,
          currency: sql`excluded.currency`,
          state: sql`excluded.state`,
          matchedOn: sql`excluded.matched_on`,
        },
      });
}

/** Deletes lines that were alike before and differ now. */
export async function forgetMatched(tx: Tx, keys: readonly LineKey[]): Promise<void> {
  if (keys.length > 0)
    await tx.delete(matchedLine).where(isAmong(matchedLine.id, keys.map(lineName)));
}
