import type { Contract } from "@marquee/api/contract/contract";
import { and, desc, eq, isNotNull, max, notInArray, type SQL } from "drizzle-orm";
import type pg from "pg";
import { newId } from "../../platform/database/new-id.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import type { TransactionContext } from "../../platform/tenancy/request-context.ts";
import { SYSTEM, type Scope } from "../../platform/tenancy/scope.ts";
import { inScope, withScope } from "../../platform/tenancy/with-scope.ts";
import { checkout, paymentAttempt, providerEvent } from "../../schema/schema.ts";
import { storedCheckout, type StoredCheckout } from "../checkouts/stored-checkout.ts";
import type { ProviderEvent } from "./payment-provider.ts";

export type Attempt = typeof paymentAttempt.$inferSelect;
export type AttemptColumns = Partial<Omit<Attempt, "id">>;

/** An attempt with its checkout. */
export interface AttemptOfCheckout {
  readonly attempt: Attempt;
  readonly checkout: StoredCheckout;
}

/** The sweeper creates the payment after this many milliseconds, should this process die before it does. */
const CREATED_WITHIN = 30_000;

/** Stores an attempt to collect a price: PayPal collects the total; a card at least the minimum charge (PAY-C2). */
export async function insertAttempt(
  tx: Tx,
  checkoutToPay: Pick<StoredCheckout, "id" | "companyId" | "charge" | "total" | "expiresAt">,
  provider: Attempt["provider"],
  now: Date,
): Promise<void> {
  const { id: checkoutId, companyId, charge, total, expiresAt } = checkoutToPay;
  const [last] = await tx
    .select({ number: max(paymentAttempt.number) })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.checkoutId, checkoutId));
  await tx.insert(paymentAttempt).values({
    id: newId(),
    companyId,
    checkoutId,
    number: (last?.number ?? 0) + 1,
    provider,
    amount: provider === "paypal" ? total : charge,
    state: "creating",
    // A checkout that costs nothing waits for a user to confirm it.
    dueAt: provider === "none" ? expiresAt : new Date(now.getTime() + CREATED_WITHIN).toISOString(),
    createdOn: now.toISOString(),
  });
}

/** The attempts of a checkout that are not finished, the newest first. */
export const unfinishedAttempts = (
  pool: pg.Pool,
  checkoutId: string,
): Promise<readonly Attempt[]> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .select()
      .from(paymentAttempt)
      .where(
        and(
          eq(paymentAttempt.checkoutId, checkoutId),
          notInArray(paymentAttempt.state, ["succeeded", "refunded", "cancelled"]),
        ),
      )
      .orderBy(desc(paymentAttempt.number)),
  );

/** Locks an attempt and its checkout; null if a later lease has taken the attempt over. */
export async function lockAttempt(
  tx: Tx,
  leased: Pick<Attempt, "fence" | "id">,
): Promise<AttemptOfCheckout | null> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, leased.id))
    .for("update");
  if (!attempt || attempt.fence !== leased.fence) return null;
  const [stored] = await tx
    .select()
    .from(checkout)
    .where(eq(checkout.id, attempt.checkoutId))
    .for("update");
  return stored ? { attempt, checkout: storedCheckout(stored) } : null;
}

/** Changes an attempt that this transaction has locked. */
export const updateAttempt = (tx: Tx, id: string, columns: AttemptColumns): Promise<unknown> =>
  tx.update(paymentAttempt).set(columns).where(eq(paymentAttempt.id, id));

const tenantFilter = (scope: Scope) => inScope(scope, checkout.companyId, checkout.storeId);
const itsCheckout = eq(checkout.id, paymentAttempt.checkoutId);

async function findOne(
  { tx, scope }: TransactionContext,
  which: SQL | undefined,
): Promise<Attempt | undefined> {
  const [found] = await tx
    .select({ attempt: paymentAttempt })
    .from(paymentAttempt)
    .innerJoin(checkout, itsCheckout)
    .where(and(tenantFilter(scope), which));
  return found?.attempt;
}

/** An attempt of the scope in whatever state; undefined for an unknown one and a foreign one alike. */
export const findAttempt = (
  context: TransactionContext,
  id: string,
): Promise<Attempt | undefined> => findOne(context, eq(paymentAttempt.id, id));

/** The attempt of a card's intent, of a checkout that this user opened. */
export const attemptOfIntent = (
  context: TransactionContext,
  email: string,
  intentId: string,
): Promise<Attempt | undefined> =>
  findOne(
    context,
    and(
      eq(checkout.userId, email),
      eq(paymentAttempt.provider, "stripe"),
      eq(paymentAttempt.providerId, intentId),
    ),
  );

/** Attempts that are left to staff, with who opened their checkouts; `q` looks at payments, checkouts and users. */
export const listDeadAttempts = defineList<
  Contract["payments"]["stuckPayments"],
  { readonly companyId?: string | undefined },
  { readonly attempt: Attempt; readonly userId: string }
>({
  from: paymentAttempt,
  id: paymentAttempt.id,
  select: (tx) =>
    tx
      .select({ attempt: paymentAttempt, userId: checkout.userId })
      .from(paymentAttempt)
      .innerJoin(checkout, itsCheckout),
  tenantFilter: (scope) => and(tenantFilter(scope), isNotNull(paymentAttempt.deadSince)),
  filters: { companyId: (companyId) => eq(paymentAttempt.companyId, companyId) },
  sorts: {
    deadSince: paymentAttempt.deadSince,
    amount: paymentAttempt.amount,
    retries: paymentAttempt.retries,
  },
  sortedBy: "-deadSince",
  search: [paymentAttempt.providerId, paymentAttempt.checkoutId, checkout.userId],
  counted: (tx) =>
    tx.select({ id: paymentAttempt.id }).from(paymentAttempt).innerJoin(checkout, itsCheckout),
});

/** Stores that an event was received, and returns whether it still has to be processed. Providers repeat events. */
export const insertEvent = (
  pool: pg.Pool,
  event: ProviderEvent,
  now: Date,
): Promise<"new" | "done"> =>
  withScope(pool, SYSTEM, async (tx) => {
    await tx
      .insert(providerEvent)
      .values({
        id: event.id,
        provider: event.provider,
        type: event.type,
        providerId: event.paymentId,
        receivedOn: now.toISOString(),
      })
      .onConflictDoNothing({ target: providerEvent.id });
    const [stored] = await tx
      .select({ processedOn: providerEvent.processedOn })
      .from(providerEvent)
      .where(eq(providerEvent.id, event.id));
    return stored?.processedOn ? "done" : "new";
  });

/** Stores that an event has been processed. */
export const markProcessed = (pool: pg.Pool, id: string, now: Date): Promise<unknown> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .update(providerEvent)
      .set({ processedOn: now.toISOString() })
      .where(eq(providerEvent.id, id)),
  );

/** The attempt that an event is about, with its checkout; undefined for payments that are not ours. */
export const attemptOfEvent = (
  pool: pg.Pool,
  { provider, paymentId, receivedAs }: Pick<ProviderEvent, "paymentId" | "provider" | "receivedAs">,
): Promise<AttemptOfCheckout | undefined> =>
  withScope(pool, SYSTEM, async (tx) => {
    const named =
      paymentId === null
        ? receivedAs && eq(paymentAttempt.receivedAs, receivedAs)
        : eq(paymentAttempt.providerId, paymentId);
    if (!named) return undefined;
    const [found] = await tx
      .select({ attempt: paymentAttempt, checkout })
      .from(paymentAttempt)
      .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
      .where(and(eq(paymentAttempt.provider, provider), named));
    return found && { attempt: found.attempt, checkout: storedCheckout(found.checkout) };
  });

/** An attempt with its checkout, by its id. */
export const attemptById = (pool: pg.Pool, id: string): Promise<AttemptOfCheckout | undefined> =>
  withScope(pool, SYSTEM, async (tx) => {
    const [found] = await tx
      .select({ attempt: paymentAttempt, checkout })
      .from(paymentAttempt)
      .innerJoin(checkout, itsCheckout)
      .where(eq(paymentAttempt.id, id));
    return found && { attempt: found.attempt, checkout: storedCheckout(found.checkout) };
  });
