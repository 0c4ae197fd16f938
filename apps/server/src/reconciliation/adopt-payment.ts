import { formatAmount } from "@marquee/domain/money/format-money";
import { makeReceipt } from "@marquee/domain/payments/make-receipt";
import { refundSentence } from "@marquee/domain/payments/refund-reason";
import { unknownPlan } from "@marquee/domain/payments/unknown-purchase";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { reconcileAttempt } from "../payments/attempts/reconcile.ts";
import type { Movement } from "../payments/books/line-provider.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { checkout, paymentAttempt } from "../schema/schema.ts";
import { attemptOf, checkoutOf, userOf, type LostPayment } from "./lost-payments.ts";

const ACTING = { actor: "operator", origin: "command:reconcile" };
const LAST_ERROR = "Not in the books: found in the provider's list after a restore.";

type Named = NonNullable<Movement["named"]>;

/** What became of a payment. `attempt`: it is reconciled as any other. `stuck`: staff decide. `unknown`: its payer is. */
type Adopted =
  | { readonly tag: "attempt"; readonly attemptId: string }
  | { readonly tag: "stuck"; readonly payer: string }
  | { readonly tag: "unknown" };

/**
 * A checkout for money of which the books do not say what it bought: it can only go back. It is of the kind that sells
 * nothing, and its plan says that what was bought is not known (RECONCILE-N4).
 */
async function insertCheckout(
  tx: Tx,
  lost: LostPayment,
  { email, companyId }: { readonly email: string; readonly companyId: string },
  now: Date,
): Promise<string> {
  const id = lost.checkoutId?.match(/^[0-9a-f]{32}$/)
    ? lost.checkoutId
    : createHash("sha256").update(lost.receivedAs).digest("hex").slice(0, 32);
  const amount = lost.cents / 100;
  const because = refundSentence("notInBooks");
  const receipt = makeReceipt({
    days: 0,
    places: 0,
    basis: { rate: amount, quantity: 1, promocode: null, tax: null },
    opening: [{ id: "rate", label: "Payment", amount, because, rule: "RECONCILE-N1" }],
    subtotal: { because, rule: "RECONCILE-N1" },
  });
  if (isOutOfRange(receipt)) throw new Error(`${receipt.field} is not ${receipt.expected}`);
  await tx
    .insert(checkout)
    .values({
      id,
      kind: "cardVerification",
      state: "refundDue",
      companyId,
      storeId: null,
      userId: email,
      draft: unknownPlan,
      promocode: null,
      purchaseHash: `lost:${lost.receivedAs}`,
      receipt,
      total: amount,
      charge: amount,
      message: because,
      createdOn: lost.movedOn,
      updatedOn: now.toISOString(),
      expiresAt: lost.movedOn,
    })
    .onConflictDoNothing();
  return id;
}

/** The attempt of money that is to go back, left to staff (PAYSRV-D1). */
async function insertStuck(
  tx: Tx,
  lost: LostPayment,
  of: { readonly checkoutId: string; readonly companyId: string; readonly number: number },
  now: Date,
): Promise<void> {
  await tx.insert(paymentAttempt).values({
    id: newId(),
    companyId: of.companyId,
    checkoutId: of.checkoutId,
    number: of.number,
    provider: lost.provider,
    providerId: lost.receivedAs,
    amount: lost.cents / 100,
    state: "refundDue",
    providerStatus: "received",
    receivedAs: lost.receivedAs,
    receivedAmount: lost.cents / 100,
    refundReason: "notInBooks",
    lastError: LAST_ERROR,
    deadSince: now.toISOString(),
    createdOn: lost.movedOn,
  });
}

async function adopt(tx: Tx, lost: LostPayment, named: Named, now: Date): Promise<Adopted> {
  const attempt = await attemptOf(tx, lost, named.attemptId);
  // a card's payment is reconciled by its id; the order of a capture is known only to its attempt
  if (attempt && (attempt.providerId !== null || lost.provider === "stripe")) {
    if (attempt.providerId === null)
      await tx
        .update(paymentAttempt)
        .set({ providerId: lost.receivedAs })
        .where(eq(paymentAttempt.id, attempt.id));
    return { tag: "attempt", attemptId: attempt.id };
  }
  const known = await checkoutOf(tx, lost.checkoutId);
  const user = await userOf(tx, lost.payer, named.customerId);
  if (known) {
    const { id: checkoutId, companyId, number } = known;
    await insertStuck(tx, lost, { checkoutId, companyId, number: (number ?? 0) + 1 }, now);
    return { tag: "stuck", payer: user?.email ?? lost.payer ?? "the user of its checkout" };
  }
  if (!user) return { tag: "unknown" };
  const checkoutId = await insertCheckout(tx, lost, user, now);
  await insertStuck(tx, lost, { checkoutId, companyId: user.companyId, number: 1 }, now);
  return { tag: "stuck", payer: user.email };
}

/** Takes money into the books that only its provider knows, and says what became of it (RECONCILE-N1). */
export async function adoptPayment(
  services: PaymentServices,
  lost: LostPayment,
  named: Named,
): Promise<string> {
  const now = services.clock.now();
  const adopted = await withScope(
    services.pool,
    SYSTEM,
    (tx) => adopt(tx, lost, named, now),
    ACTING,
  );
  const about = `${lost.receivedAs}, ${lost.currency} ${formatAmount(lost.cents / 100)}`;
  switch (adopted.tag) {
    case "unknown":
      return `${about}: its payer is ${lost.payer ?? "not named"}, no user here. It stays a difference.`;
    case "stuck":
      return `${about}: a stuck payment of ${adopted.payer}, for staff to give back.`;
    case "attempt": {
      const result = await reconcileAttempt(services, adopted.attemptId, ACTING);
      const isSettled = typeof result === "object" && result.tag === "payment";
      return `${about}: ${isSettled ? "settled as its checkout says." : "its checkout is settled as soon as its provider responds."}`;
    }
  }
}
