import { creditLines } from "@marquee/domain/invoices/credit-note";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { paymentRefundedMail, refundReturnedMail } from "@marquee/domain/payments/mails";
import type { CreditedNotes } from "../../invoices/credit-refunds.ts";
import { refundMailKey, returnedMailKey } from "../../invoices/mail-keys.ts";
import { saleOf } from "../../invoices/queries.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { mailJob } from "../../platform/mail/mail-job.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import type { AttemptOfCheckout } from "../attempts/queries.ts";
import { paidFor } from "../attempts/record-refund.ts";
import type { StoredRefund } from "./queries.ts";

/** What the mails about a refund by staff say of its payment: how it is called, what it paid for, and the sale, if there was one. */
async function refundedPayment(tx: Tx, { attempt, checkout }: AttemptOfCheckout) {
  const sold = await saleOf(tx, checkout.id);
  const payment = {
    paidFor: sold?.campaignName ?? paidFor(checkout),
    paymentId: attempt.providerId,
  };
  return { sold, payment };
}

/** Mails the payer how much they get back, for which purchase and why (PAYSRV-G3). `total` is what is refunded with it, in CAD. */
export async function mailRefund(
  tx: Tx,
  ours: AttemptOfCheckout,
  { id, amount, reason: why }: StoredRefund,
  { total, creditNote }: { readonly total: number; readonly creditNote: string | null },
): Promise<void> {
  const { sold, payment } = await refundedPayment(tx, ours);
  const earlier = toAmount(centsOf(total) - centsOf(amount));
  const lines = sold && creditLines(sold, { earlier, total });
  const mail = paymentRefundedMail({
    amount,
    ...payment,
    why,
    ...(lines && { sold: { ...sold, creditNote, lines } }),
  });
  await enqueue(tx, mailJob(refundMailKey(id), ours.checkout.userId, mail));
}

/** Mails the payer that a refund that they were told of has not reached them, once (MAIL-C11). */
export async function mailReturned(
  tx: Tx,
  ours: AttemptOfCheckout,
  { id, amount }: StoredRefund,
  { voided }: CreditedNotes,
): Promise<void> {
  const { sold, payment } = await refundedPayment(tx, ours);
  const mail = refundReturnedMail({
    amount,
    ...payment,
    ...(sold && { sold: { ...sold, voided } }),
  });
  await enqueue(tx, mailJob(returnedMailKey(id), ours.checkout.userId, mail));
}
