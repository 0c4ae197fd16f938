import type { Contract } from "@marquee/api/contract/contract";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, company, invoice, store, transaction } from "../schema/schema.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
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

const mine = (scope: Scope) => inScope(scope, invoice.companyId, invoice.storeId);

/** One invoice of the scope; undefined for an unknown one and a foreign one alike. */
export async function findInvoice(work: Work, id: string): Promise<Invoice | undefined> {
  const [found] = await selectInvoices(work.tx).where(and(mine(work.scope), eq(invoice.id, id)));
  return found;
}

/** The invoice that a paid checkout made. */
export async function invoiceOfCheckout(work: Work, checkoutId: string): Promise<Invoice> {
  const [found] = await selectInvoices(work.tx).where(
    and(mine(work.scope), eq(invoice.checkoutId, checkoutId)),
  );
  if (!found) throw new Error(`checkout ${checkoutId} is paid and has no invoice`);
  return found;
}

/** Invoices, newest first unless asked otherwise; `q` looks at numbers, payments and campaigns. */
export const listInvoices = defineList<Contract["invoices"]["byCompany" | "byBranch"], OfCompany>({
  from: invoice,
  id: invoice.id,
  select: selectInvoices,
  inside: mine,
  filters: {
    companyId: (companyId) => eq(invoice.companyId, companyId),
    storeId: (storeId) => eq(invoice.storeId, storeId),
  },
  sorts: {
    createdOn: invoice.createdOn,
    invoiceId: invoice.invoiceId,
    amount: invoice.amount,
    paymentAmount: invoice.paymentAmount,
  },
  sortedBy: "-createdOn",
  search: [invoice.invoiceId, invoice.paymentId, campaign.campaignName],
  counted: (tx) => tx.select({ id: invoice.id }).from(invoice).innerJoin(campaign, ofItsCampaign),
});
