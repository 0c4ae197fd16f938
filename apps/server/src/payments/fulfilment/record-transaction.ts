import { onlyItem, subjectOf } from "@marquee/domain/payments/purchase-subject";
import type { TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { notifyUser, removeNotifications } from "../../notifications/notify-users.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { insertTransaction } from "../../transactions/queries.ts";
import { insertDecline } from "../attempts/decline-queries.ts";
import type { Lease } from "../attempts/lease-queries.ts";
import type { Payment } from "../attempts/payment-provider.ts";

/** An outcome of a payment, to be recorded as a transaction. */
export interface Outcome {
  /** Names the outcome, so that it is recorded once (PAYSRV-R7). */
  readonly key: string;
  readonly status: TransactionStatus;
  /** The provider's own status. */
  readonly providerStatus: string | null;
  readonly payment: Payment | null;
  /** What was charged, or would have been, in CAD. */
  readonly amount: number;
  readonly campaignId: string | null;
  /** The one offer this is about, if each has its own row. */
  readonly offerId?: string;
}

/** How a payment is named in lists: what costs nothing counts as paid by card. */
export const paymentTypeOf = ({ provider }: Lease["attempt"]): "Card" | "PayPal" =>
  provider === "paypal" ? "PayPal" : "Card";

/** Records an outcome as a transaction; one that is recorded already is not changed. */
export async function recordOutcome(
  tx: Tx,
  { attempt, checkout }: Lease,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { key, payment, offerId, ...rest } = outcome;
  const subject = subjectOf(checkout);
  const isNew = await insertTransaction(tx, {
    ...rest,
    id: newId(),
    outcomeKey: key,
    checkoutId: checkout.id,
    transactionType: subject.type,
    ...onlyItem(subject),
    ...(offerId === undefined ? {} : { offerId }),
    userId: checkout.userId,
    companyId: checkout.companyId,
    storeId: checkout.storeId,
    paymentId: payment?.id ?? null,
    payerId: payment?.payerId ?? null,
    paidWith: payment?.paidWith ?? null,
    paymentType: paymentTypeOf(attempt),
    createdOn: now.toISOString(),
  });
  const told = { kind: "paymentFailed", subject: checkout.id } as const;
  if (rest.status === "Paid") await removeNotifications(tx, checkout.userId, told);
  if (rest.status !== "Fail") return;
  await insertDecline(tx, { attempt, checkout }, { key, payment }, now);
  // an event may be delivered again, or after the payment that followed the failure
  if (!isNew || checkout.state === "paid") return;
  await removeNotifications(tx, checkout.userId, told);
  const name = "campaignName" in checkout.draft ? checkout.draft.campaignName : "";
  const fact = { ...told, name, amount: rest.amount, key: `payment-failed:${key}` };
  await notifyUser(tx, checkout.userId, fact, now);
}

/** The outcome of a paid attempt, named by its payment, or by the checkout if it costs nothing. */
export const paidOutcome = ({ attempt, checkout }: Lease, payment: Payment | null) =>
  ({
    key: `paid:${payment?.id ?? checkout.id}`,
    status: "Paid",
    providerStatus: payment?.status ?? null,
    payment,
    amount: attempt.amount,
  }) as const;
