import type { Run } from "@marquee/domain/campaigns/campaign-run";
import type { Invoice, InvoiceMailed } from "@marquee/domain/invoices/invoice.schema";
import { campaignPaidMail } from "@marquee/domain/payments/mails";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { againMailKey } from "./mail-keys.ts";
import { findInvoice } from "./queries.ts";

/** The invoice, and the request's own id. */
interface AskedReceipt {
  readonly invoice: string;
  readonly request: string;
}

const invoiceRun = ({ validFrom, validTill }: Invoice): Run =>
  validFrom === null || validTill === null
    ? { validFrom: null, validTill: null }
    : { validFrom, validTill };

const receiptMail = (invoice: Invoice) =>
  campaignPaidMail({ ...invoice, amount: invoice.paymentAmount, run: invoiceRun(invoice) });

/**
 * Mails the receipt that the payer got to the caller, and to no address of the request (INV-M1). The request's id is in
 * the key of the mail, so that a repeat adds none, is not counted, and is not refused by the limit either (INV-M2).
 */
export async function mailReceipt(
  request: SignedInRequest,
  limits: LimitCounter,
  asked: AskedReceipt,
): Promise<InvoiceMailed | Refusal> {
  const { user, address } = request;
  const to = user.email;
  const taken = await limits.take("receiptMails", { person: to, company: user.companyId, address });
  const written = await request.transaction(async (tx) => {
    const invoice = await findInvoice({ ...request, tx }, asked.invoice);
    if (!invoice) return notFound();
    const key = againMailKey({ to, invoiceId: invoice.id, request: asked.request });
    const isNew = await enqueue(tx, mailJob(key, to, receiptMail(invoice)));
    return isNew && taken instanceof Refusal ? taken : { isNew };
  });
  const isMailed = !(written instanceof Refusal) && written.isNew;
  if (!(taken instanceof Refusal) && !isMailed) await taken.release();
  return written instanceof Refusal ? written : { to };
}
