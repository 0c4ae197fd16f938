import { wholeCents } from "@marquee/domain/money/cents";
import type { Provider } from "@marquee/domain/reconciliation/book-line";
import { and, eq, gte, inArray, isNull, max, or } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import {
  appUser,
  bookDifference,
  cardCustomer,
  checkout,
  paymentAttempt,
} from "../schema/schema.ts";

/** Money that a provider has received and the books have not. */
export interface LostPayment {
  readonly differenceId: string;
  readonly provider: Provider;
  /** The id of the received money: of a card's payment, or of a capture. */
  readonly receivedAs: string;
  readonly cents: number;
  readonly currency: string;
  readonly checkoutId: string | null;
  readonly payer: string | null;
  readonly foundOn: string;
  readonly movedOn: string;
}

const ids = (kinds: readonly (typeof bookDifference.$inferSelect)["kind"][], since: Date) =>
  and(
    isNull(bookDifference.closedOn),
    gte(bookDifference.movedOn, since.toISOString()),
    inArray(bookDifference.kind, [...kinds]),
  );

/** Open differences about money that came, and that the books do not have as received. */
export async function lostPayments(tx: Tx, since: Date): Promise<readonly LostPayment[]> {
  const rows = await tx
    .select()
    .from(bookDifference)
    .where(
      and(
        ids(["payment"], since),
        eq(bookDifference.thereState, "received"),
        or(eq(bookDifference.finding, "missingHere"), eq(bookDifference.finding, "otherState")),
      ),
    )
    .orderBy(bookDifference.movedOn);
  return rows.map((row) => ({
    differenceId: row.id,
    provider: row.provider,
    receivedAs: row.line,
    cents: wholeCents(row.thereAmount ?? 0),
    currency: row.thereCurrency ?? "",
    checkoutId: row.checkout,
    payer: row.payer,
    foundOn: row.foundOn,
    movedOn: row.movedOn,
  }));
}

/** When open differences about money that went back were found: each may have had a credit note. */
export async function lostRefunds(tx: Tx, since: Date): Promise<readonly string[]> {
  const rows = await tx
    .select({ foundOn: bookDifference.foundOn })
    .from(bookDifference)
    .where(ids(["refund", "otherRefunds", "dispute"], since));
  return rows.map(({ foundOn }) => foundOn);
}

/** An attempt of ours that a payment of a provider belongs to. */
export async function attemptOf(
  tx: Tx,
  { provider, receivedAs }: LostPayment,
  attemptId: string | undefined,
) {
  const [found] = await tx
    .select({ id: paymentAttempt.id, providerId: paymentAttempt.providerId })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.provider, provider),
        or(
          eq(paymentAttempt.receivedAs, receivedAs),
          eq(paymentAttempt.providerId, receivedAs),
          ...(attemptId === undefined ? [] : [eq(paymentAttempt.id, attemptId)]),
        ),
      ),
    );
  return found;
}

/** The user that a payer is here, found by the e-mail or by the provider's id of the customer. */
export async function userOf(
  tx: Tx,
  payer: string | null,
  customerId: string | undefined,
): Promise<{ readonly email: string; readonly companyId: string } | undefined> {
  const [found] = await tx
    .select({ email: appUser.email, companyId: appUser.companyId })
    .from(appUser)
    .leftJoin(cardCustomer, eq(cardCustomer.userId, appUser.email))
    .where(
      or(
        eq(appUser.email, (payer ?? "").toLowerCase()),
        ...(customerId === undefined ? [] : [eq(cardCustomer.customerId, customerId)]),
      ),
    )
    .limit(1);
  return found?.companyId ? { email: found.email, companyId: found.companyId } : undefined;
}

/** A checkout of the books, with the number of its newest attempt. */
export async function checkoutOf(tx: Tx, id: string | null) {
  if (id === null) return undefined;
  const [found] = await tx
    .select({ id: checkout.id, companyId: checkout.companyId, number: max(paymentAttempt.number) })
    .from(checkout)
    .leftJoin(paymentAttempt, eq(paymentAttempt.checkoutId, checkout.id))
    .where(eq(checkout.id, id))
    .groupBy(checkout.id, checkout.companyId);
  return found;
}
