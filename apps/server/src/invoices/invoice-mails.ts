import { WORK_DAYS } from "@marquee/domain/dates/stored-work";
import { STAFF_NAME } from "@marquee/domain/history/staff-name";
import type { InvoiceMail, InvoiceMails } from "@marquee/domain/invoices/invoice.schema";
import { centsOf } from "@marquee/domain/money/cents";
import { CREDIT_NOTE } from "@marquee/domain/payments/mails";
import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import type pg from "pg";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { outbox } from "../platform/outbox/outbox-table.ts";
import { JOB_ID } from "../platform/outbox/queries.ts";
import { notFound, type Refusal } from "../platform/refusal/refusal.ts";
import { actsAcross, SYSTEM } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import { appUser, creditNote, invoice, paymentAttempt, refund } from "../schema/schema.ts";
import {
  askerOf,
  creditMailKey,
  isReceiptKey,
  isReturnedKey,
  receiptMailKey,
} from "./mail-keys.ts";

const DAY = 86_400_000;
/** How many receipts that were mailed again are read of an invoice, the latest ones. */
const AGAIN = 100;

/** What the keys of its mails are made of: they name the fact that each is about. */
async function readFacts({ tx, scope }: SignedInRequest & { readonly tx: Tx }, id: string) {
  const [found] = await tx
    .select({
      checkoutId: invoice.checkoutId,
      campaignId: invoice.campaignId,
      companyId: invoice.companyId,
      createdOn: invoice.createdOn,
    })
    .from(invoice)
    .where(and(inScope(scope, invoice.companyId, invoice.storeId), eq(invoice.id, id)));
  return found;
}

const MAIL = {
  id: JOB_ID,
  key: outbox.key,
  to: sql<string>`coalesce(${outbox.payload} ->> 'to', '')`,
  creditNote: sql<string | null>`jsonb_path_query_first(
    ${outbox.payload}, '$.content.facts[*] ? (@.label == $label).value', jsonb_build_object('label', ${CREDIT_NOTE}::text)
  ) #>> '{}'`,
  doneOn: outbox.doneOn,
  deadOn: outbox.deadOn,
  createdOn: outbox.createdOn,
} as const;

/** The mails of a refund, and of one that came back, by the index `outbox_refund_mail`: their keys name the payment or the refund. */
const ofRefunds = (ids: readonly string[]) =>
  and(
    sql`(${outbox.key} like 'refunded:%' or ${outbox.key} like 'refund-returned:%')`,
    sql`split_part(${outbox.key}, ':', 2) = any(${sql.param([...ids])})`,
  );

/**
 * Finds all mails about an invoice: its receipt, each refund and each that came back, by staff or by itself, and what was
 * credited after a comparison of the books.
 */
async function findMails(
  tx: Tx,
  id: string,
  { checkoutId, campaignId }: { readonly checkoutId: string; readonly campaignId: string },
) {
  const [attempts, refunds, notes] = await Promise.all([
    tx
      .select({ id: paymentAttempt.id })
      .from(paymentAttempt)
      .where(eq(paymentAttempt.checkoutId, checkoutId)),
    tx.select({ id: refund.id }).from(refund).where(eq(refund.checkoutId, checkoutId)),
    tx
      .select({ amount: creditNote.amount })
      .from(creditNote)
      .where(and(eq(creditNote.invoiceKey, id), isNull(creditNote.voidedOn)))
      .orderBy(asc(creditNote.number)),
  ]);
  let credited = 0n;
  const totals = notes.map(({ amount }) => (credited += centsOf(amount)));
  const keys = [
    receiptMailKey(campaignId),
    ...attempts.flatMap((each) => totals.map((total) => creditMailKey(each.id, total))),
  ];
  const refunded = [...attempts, ...refunds].map((each) => each.id);
  return tx
    .select(MAIL)
    .from(outbox)
    .where(or(isAmong(outbox.key, keys), ofRefunds(refunded)));
}

const aboutOf = (key: string, isAgain: boolean): InvoiceMail["about"] => {
  if (isAgain || isReceiptKey(key)) return "receipt";
  return isReturnedKey(key) ? "returnedRefund" : "refund";
};

const stateOf = (mail: {
  readonly doneOn: string | null;
  readonly deadOn: string | null;
}): InvoiceMail["state"] => {
  if (mail.doneOn !== null) return "sent";
  return mail.deadOn === null ? "waiting" : "undelivered";
};

/** The receipts of an invoice that users had mailed to themselves, the latest ones, by the index for them (INV-M5). */
const readAgain = (tx: Tx, id: string) =>
  tx
    .select(MAIL)
    .from(outbox)
    .where(
      and(
        sql`${outbox.key} like 'receipt-again:%'`,
        sql`split_part(${outbox.key}, ':', -2) = ${id}`,
      ),
    )
    .orderBy(desc(outbox.createdOn), desc(outbox.key))
    .limit(AGAIN);

/** Returns those of these users who belong to a company. */
async function usersOf(tx: Tx, companyId: string, emails: readonly string[]) {
  const found = await tx
    .select({ email: appUser.email })
    .from(appUser)
    .where(and(isAmong(appUser.email, emails), eq(appUser.companyId, companyId)));
  return new Set(found.map(({ email }) => email));
}

const inOrder = (
  one: { createdOn: string; id: string },
  other: { createdOn: string; id: string },
) => one.createdOn.localeCompare(other.createdOn) || one.id.localeCompare(other.id);

/**
 * The mails about an invoice of the caller's scope, by the jobs of the outbox (INV-M4). The system alone reads those, once
 * the caller has been found to see the invoice.
 */
export async function readInvoiceMails(
  request: SignedInRequest,
  pool: pg.Pool,
  id: string,
): Promise<InvoiceMails | Refusal> {
  const facts = await request.transaction((tx) => readFacts({ ...request, tx }, id));
  if (!facts) return notFound();
  const { first, again, colleagues } = await withScope(pool, SYSTEM, async (tx) => {
    const first = await findMails(tx, id, facts);
    const again = await readAgain(tx, id);
    const askers = again.map(({ key }) => askerOf(key));
    return { first, again, colleagues: await usersOf(tx, facts.companyId, askers) };
  });
  const isNamed = (key: string) => actsAcross(request.scope) || colleagues.has(askerOf(key));
  const jobs = [
    ...first.map((mail) => ({ ...mail, isAgain: false })),
    ...again.map((mail) => ({
      ...mail,
      isAgain: true,
      to: isNamed(mail.key) ? mail.to : STAFF_NAME,
    })),
  ].toSorted(inOrder);
  const hasReceipt = first.some(({ key }) => isReceiptKey(key));
  const age = request.now.getTime() - Date.parse(facts.createdOn);
  return {
    mails: jobs.map(({ key, ...mail }) => ({
      id: mail.id,
      about: aboutOf(key, mail.isAgain),
      creditNote: mail.creditNote,
      isAgain: mail.isAgain,
      to: mail.to,
      state: stateOf(mail),
      at: mail.doneOn ?? mail.deadOn ?? mail.createdOn,
    })),
    isForgotten: age > WORK_DAYS * DAY && !hasReceipt,
  };
}
