import { creditLines } from "@marquee/domain/invoices/credit-note";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { saleOf } from "../../invoices/queries.ts";
import { paymentRefundedMail } from "@marquee/domain/payments/mails";
import { shortenCampaign } from "../../campaigns/shorten-campaign.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { mailJob } from "../../platform/mail/mail-job.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { scheduleNext } from "../attempts/due.ts";
import { attemptById, type AttemptOfCheckout } from "../attempts/queries.ts";
import { recordRefunded } from "../attempts/record-refunded.ts";
import { paidFor } from "../attempts/record-refund.ts";
import type { PaymentServices } from "../payment-services.ts";
import { leaseRefund, releaseRefund, type StoredRefund } from "./queries.ts";
import { sendRefund, type SentRefund } from "./send-refund.ts";

/** A refund whose money is on its way is queried again after so many milliseconds. */
const PENDING_AGAIN = 60_000;

/** The provider did not respond. A refund is sent until it does, and never left to staff: each repeat is the same one. */
async function tryAgain(
  services: PaymentServices,
  refund: StoredRefund,
  reason: string,
  columns: Partial<StoredRefund> = {},
): Promise<void> {
  const { retries, dueAt } = scheduleNext(services, { ...refund, deadSince: null });
  const hour = new Date(services.clock.now().getTime() + 3_600_000).toISOString();
  await withScope(services.pool, SYSTEM, (tx) =>
    releaseRefund(tx, refund, { ...columns, retries, dueAt: dueAt ?? hour, lastError: reason }),
  );
}

/** What was refunded before, in CAD. */
const toEarlier = (total: number, amount: number): number =>
  toAmount(centsOf(total) - centsOf(amount));

/** Mails the payer how much they get back, for what and why (PAYSRV-G3). */
async function mailRefund(
  tx: Tx,
  { attempt, checkout }: AttemptOfCheckout,
  { id, amount, reason: why }: StoredRefund,
  total: number,
): Promise<void> {
  const sold = await saleOf(tx, checkout.id);
  const mail = paymentRefundedMail({
    amount,
    paidFor: paidFor(checkout),
    paymentId: attempt.providerId,
    why,
    ...(sold && {
      sold: { ...sold, lines: creditLines(sold, { earlier: toEarlier(total, amount), total }) },
    }),
  });
  await enqueue(tx, mailJob(`refunded:${id}`, checkout.userId, mail));
}

/** What is written once the provider has a refund: what arrived shortens what runs and is mailed, once (REFUND-P3). */
const written =
  (
    { clock }: PaymentServices,
    ours: AttemptOfCheckout,
    refund: StoredRefund,
    sent: Extract<SentRefund, { readonly tag: "taken" }>,
  ) =>
  async (tx: Tx, total: number): Promise<void> => {
    const now = clock.now();
    const found = { providerRefundId: sent.id, retries: 0, lastError: null };
    if (!sent.hasArrived) {
      const dueAt = new Date(now.getTime() + PENDING_AGAIN).toISOString();
      await releaseRefund(tx, refund, { ...found, state: "pending", dueAt });
      return;
    }
    const settledOn = now.toISOString();
    const isFirst = await releaseRefund(tx, refund, {
      ...found,
      state: "done",
      settledOn,
      dueAt: null,
    });
    if (!isFirst) return;
    const share = { paid: ours.attempt.amount, amount: refund.amount, total };
    await shortenCampaign(tx, refund.checkoutId, share, now);
    await mailRefund(tx, ours, refund, total);
  };

/** Sends a leased refund and stores what became of it: outside of any transaction, then in one (REFUND-P1). */
export async function settleLeasedRefund(
  services: PaymentServices,
  refund: StoredRefund,
): Promise<void> {
  const { pool, clock } = services;
  const ours = await attemptById(pool, refund.attemptId);
  const provider = ours?.attempt.provider === "paypal" ? services.paypal : services.cards;
  if (!ours || provider === null)
    return tryAgain(services, refund, "the provider is not configured");
  const sent = await sendRefund(provider, ours.attempt, refund);
  services.interrupt?.("providerQueried");
  if (sent.tag === "unanswered") return tryAgain(services, refund, sent.reason);
  const actor = refund.requestedBy;
  if (sent.tag === "taken") {
    const writeWith = written(services, ours, refund, sent);
    const recorded = await recordRefunded(services, ours, { actor, writeWith });
    if (recorded !== "recorded")
      await tryAgain(services, refund, recorded.reason, { providerRefundId: sent.id });
    return;
  }
  const { tag: state, message } = sent;
  const settledOn = clock.now().toISOString();
  const ended = { state, message, settledOn, dueAt: null, lastError: null };
  await withScope(pool, SYSTEM, (tx) => releaseRefund(tx, refund, ended), { actor });
  // what the provider counted as refunded while the money was on its way is not refunded after all
  if (state === "failed") await recordRefunded(services, ours, { actor });
}

/** Sends one refund, unless another process does or it is settled. */
export async function settleRefund(services: PaymentServices, id: string): Promise<void> {
  const leased = await leaseRefund(services.pool, id);
  if (leased) await settleLeasedRefund(services, leased);
}
