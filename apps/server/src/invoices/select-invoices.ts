import type { Page } from "@marquee/api/http/call";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, company, invoice, store, transaction } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Work } from "../platform/tenancy/work.ts";

/** An invoice as it travels: names, the campaign's period and what the money came with come by join. */
const WIRE = {
  id: invoice.id,
  invoiceId: invoice.invoiceId,
  invoiceType: invoice.invoiceType,
  status: invoice.status,
  offerId: invoice.offerId,
  productId: invoice.productId,
  userId: invoice.userId,
  companyId: invoice.companyId,
  companyName: company.name,
  storeId: invoice.storeId,
  storeName: store.storeName,
  paymentId: invoice.paymentId,
  payerId: invoice.payerId,
  paymentType: invoice.paymentType,
  paidWith: transaction.paidWith,
  paymentAmount: invoice.paymentAmount,
  amount: invoice.amount,
  discountAmount: invoice.discountAmount,
  taxAmount: invoice.taxAmount,
  gst: invoice.gst,
  hst: invoice.hst,
  pst: invoice.pst,
  qst: invoice.qst,
  campaignId: invoice.campaignId,
  campaignName: campaign.campaignName,
  validFrom: campaign.validFrom,
  validTill: campaign.validTill,
  receipt: invoice.receipt,
  createdOn: invoice.createdOn,
} as const;

const SORT = {
  createdOn: invoice.createdOn,
  invoiceId: invoice.invoiceId,
  amount: invoice.amount,
  paymentAmount: invoice.paymentAmount,
} as const;

const ofItsCampaign = and(
  eq(campaign.companyId, invoice.companyId),
  eq(campaign.id, invoice.campaignId),
);

const ofItsPayment = and(
  eq(transaction.checkoutId, invoice.checkoutId),
  eq(transaction.status, "Paid"),
);

/** Invoices with company, branch, campaign and payment, one statement however many rows. Callers add the scope. */
const selectInvoices = (tx: Tx) =>
  tx
    .select(WIRE)
    .from(invoice)
    .innerJoin(company, eq(company.id, invoice.companyId))
    .innerJoin(store, and(eq(store.companyId, invoice.companyId), eq(store.id, invoice.storeId)))
    .innerJoin(campaign, ofItsCampaign)
    .leftJoin(transaction, ofItsPayment);

const mine = ({ scope }: Work) => inScope(scope, invoice.companyId, invoice.storeId);

/** One invoice of the scope; undefined for an unknown one and a foreign one alike. */
export async function findInvoice(work: Work, id: string): Promise<Invoice | undefined> {
  const [found] = await selectInvoices(work.tx).where(and(mine(work), eq(invoice.id, id)));
  return found;
}

/** The invoice that a paid checkout made. */
export async function invoiceOfCheckout(work: Work, checkoutId: string): Promise<Invoice> {
  const [found] = await selectInvoices(work.tx).where(
    and(mine(work), eq(invoice.checkoutId, checkoutId)),
  );
  if (!found) throw new Error(`checkout ${checkoutId} is paid and has no invoice`);
  return found;
}

/** Which invoices a list shows: of a company (null: of every one), perhaps of one branch. */
export interface InvoiceListing extends ListQuery {
  readonly companyId: string | null;
  readonly storeId?: string | undefined;
}

/** Invoices, newest first unless asked otherwise; `q` looks at numbers, payments and campaigns. */
export async function listInvoices(
  work: Work,
  listing: InvoiceListing,
): Promise<Page<Invoice> | Refusal> {
  const { tx } = work;
  const order = orderOf(listing.sort ?? "-createdOn", SORT, invoice.id);
  if (order instanceof Refusal) return order;
  const where = and(
    mine(work),
    listing.companyId === null ? undefined : eq(invoice.companyId, listing.companyId),
    listing.storeId === undefined ? undefined : eq(invoice.storeId, listing.storeId),
    holdsText(listing.q, [invoice.invoiceId, invoice.paymentId, campaign.campaignName]),
  );
  const rows = selectInvoices(tx)
    .where(where)
    .orderBy(...order);
  const count = () =>
    tx.$count(
      tx
        .select({ id: invoice.id })
        .from(invoice)
        .innerJoin(campaign, ofItsCampaign)
        .where(where)
        .as("listed"),
    );
  return readPage(listing, rows, count);
}
