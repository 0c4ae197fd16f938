import { creditLines } from "@marquee/domain/invoices/credit-note";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { paymentRefundedMail } from "@marquee/domain/payments/mails";
import { compareLines } from "@marquee/domain/reconciliation/compare-lines";
import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { creditMailKey } from "../invoices/mail-keys.ts";
import { saleOf } from "../invoices/queries.ts";
import type { Refused, Unavailable } from "../payments/attempts/payment-provider.ts";
import { attemptOfEvent, type AttemptOfCheckout } from "../payments/attempts/queries.ts";
import { recordRefunded, type WrittenWith } from "../payments/attempts/record-refunded.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import type { Tx } from "../platform/database/typed.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, Refusal, unavailable } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import type { FoundLine } from "./found-line.ts";
import { storeMatched } from "./matched-lines.ts";
import { namedPayments, refundsOf } from "./our-payments.ts";
import { closeDifference, findDifference } from "./queries.ts";
import { refundLines } from "./refund-lines.ts";
import { providerOf, type Settling } from "./settling.ts";

/** What is credited: the line as the provider has it, and what is refunded of the payment in all once it is. */
interface Credited {
  readonly line: FoundLine;
  readonly amount: number;
  readonly total: number;
}

/** What the books have of a payment, as long as its difference is open and there is an invoice to credit. */
async function readBooks({ pool }: PaymentServices, { id, ...line }: BookDifference) {
  return withScope(pool, SYSTEM, async (tx) => {
    const found = await findDifference(tx, id);
    if (!found || found.closedOn !== null) return conflict(reconciliationMessages.closedAlready);
    const sold = line.checkoutId === null ? undefined : await saleOf(tx, line.checkoutId);
    const received = line.paymentId === null ? [] : [line.paymentId];
    const named = { provider: providerOf(line), received, attempts: [] };
    const [payment] = await namedPayments(tx, named);
    if (!sold || payment?.state !== "succeeded") return conflict(reconciliationMessages.noInvoice);
    return { sold, payment, refunds: await refundsOf(tx, [payment.attemptId]) };
  });
}

type Books = Exclude<Awaited<ReturnType<typeof readBooks>>, Refusal>;

/** Compares the line once more, at its provider: it has to be what its user has seen. */
async function compareAgain(
  services: PaymentServices,
  difference: BookDifference,
  { payment, refunds }: Books,
): Promise<Credited | Refusal | Refused | Unavailable> {
  const provider = providerOf(difference);
  const port = provider === "stripe" ? services.cards : services.paypal;
  if (port === null) return { tag: "unavailable", reason: "the provider is not configured" };
  const lines = await refundLines(provider, port, [payment], { refunds, movements: [] });
  if ("tag" in lines) return lines;
  const found = compareLines(lines.here, lines.there).differences.find(
    ({ key }) => key.kind === difference.kind && key.id === difference.lineId,
  );
  const { there, here } = found ?? {};
  const isSeen =
    there &&
    BigInt(there.cents) === centsOf(difference.thereAmount ?? 0) &&
    BigInt(here?.cents ?? 0) === centsOf(difference.hereAmount ?? 0) &&
    there.currency === difference.thereCurrency;
  if (!there || !isSeen) return conflict(reconciliationMessages.moved);
  const more = BigInt(there.cents - (here?.cents ?? 0));
  const total = toAmount(centsOf(payment.refunded ?? 0) + more);
  return {
    line: { ...there, movedOn: difference.movedOn },
    amount: toAmount(more),
    total,
  };
}

interface CreditMail {
  readonly why: string;
  readonly creditNote: string | null;
}

/** Mails the payer what went back, for what and why, once for what is refunded by then. */
async function mailCredit(
  tx: Tx,
  { attempt, checkout }: AttemptOfCheckout,
  { sold }: Books,
  { amount, total, why, creditNote }: Credited & CreditMail,
): Promise<void> {
  const earlier = toAmount(centsOf(total) - centsOf(amount));
  const mail = paymentRefundedMail({
    amount,
    paidFor: sold.campaignName,
    paymentId: attempt.providerId,
    why,
    sold: { ...sold, creditNote, lines: creditLines(sold, { earlier, total }) },
  });
  const key = creditMailKey(attempt.id, centsOf(total));
  await enqueue(tx, mailJob(key, checkout.userId, mail));
}

/** What is written with the total: the difference is closed, its line is matched, and the payer is told. */
const writeCredit =
  (
    { clock }: PaymentServices,
    ours: AttemptOfCheckout,
    { difference, closing }: Settling,
    { books, credited }: { readonly books: Books; readonly credited: Credited },
  ): WrittenWith<Refusal> =>
  async (tx, total) => {
    if (centsOf(total) !== centsOf(credited.total)) return conflict(reconciliationMessages.moved);
    if (!(await closeDifference(tx, difference.id, closing)))
      return conflict(reconciliationMessages.closedAlready);
    await storeMatched(tx, [credited.line], clock.now().toISOString());
    return {
      amount: credited.amount,
      mail: ({ newest: creditNote }) =>
        mailCredit(tx, ours, books, { ...credited, why: closing.note, creditNote }),
    };
  };

/**
 * Writes the credit note of a refund that its provider has made and the books do not have (RECONCILE-A3), by the path of
 * every refund (PAYSRV-G9). Its total, the note, the mail and the closed difference are one transaction. Null if it is
 * written.
 */
export async function creditDifference(
  services: PaymentServices,
  settling: Settling,
): Promise<Refusal | null> {
  const { difference, closing } = settling;
  const { paymentId: receivedAs } = difference;
  const provider = providerOf(difference);
  const ours =
    receivedAs === null
      ? undefined
      : await attemptOfEvent(services.pool, { provider, paymentId: null, receivedAs });
  if (!ours) return conflict(reconciliationMessages.noInvoice);
  const prepare = async () => {
    const books = await readBooks(services, difference);
    if (books instanceof Refusal) return books;
    const credited = await compareAgain(services, difference, books);
    if (credited instanceof Refusal || "tag" in credited) return credited;
    return writeCredit(services, ours, settling, { books, credited });
  };
  const recorded = await recordRefunded<Refusal>(services, ours, {
    actor: closing.closedBy,
    prepare,
  });
  if (recorded === "recorded") return null;
  return recorded instanceof Refusal ? recorded : unavailable(reconciliationMessages.providerAway);
}
