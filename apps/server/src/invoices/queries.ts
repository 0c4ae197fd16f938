import type { Contract } from "@marquee/api/contract/contract";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatInvoiceNumber } from "@marquee/domain/invoices/invoice-text";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { and, eq, sql } from "drizzle-orm";
import type { Seller } from "../platform/config/read-seller.ts";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import {
  campaign,
  city,
  company,
  invoice,
  invoiceCounter,
  state,
  store,
  transaction,
} from "../schema/schema.ts";
import { refundedAmount } from "../schema/refunded-amount.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";

/** An invoice as it is returned: names, the campaign's period and the means of payment are joined. */
const FIELDS = {
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
  refundedOn: transaction.refundedOn,
  refundedAmount,
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
    .select(FIELDS)
    .from(invoice)
    .innerJoin(company, eq(company.id, invoice.companyId))
    .innerJoin(store, and(eq(store.companyId, invoice.companyId), eq(store.id, invoice.storeId)))
    .innerJoin(campaign, ofItsCampaign)
    .leftJoin(transaction, ofItsPayment);

const tenantFilter = (scope: Scope) => inScope(scope, invoice.companyId, invoice.storeId);

/** One invoice of the scope; undefined for an unknown one and a foreign one alike. */
export async function findInvoice(
  context: RequestContext,
  id: string,
): Promise<Invoice | undefined> {
  const [found] = await selectInvoices(context.tx).where(
    and(tenantFilter(context.scope), eq(invoice.id, id)),
  );
  return found;
}

/** Who is billed: the company with its address and the tax number of the branch. */
export async function billedTo(
  context: RequestContext,
  { companyId, storeId }: Invoice,
): Promise<Seller> {
  const [found] = await context.tx
    .select({
      name: company.name,
      unit: company.address1,
      street: company.address2,
      pincode: company.pincode,
      countryId: company.countryId,
      city: city.name,
      state: state.name,
      taxNumber: store.gstin,
    })
    .from(store)
    .innerJoin(company, eq(company.id, store.companyId))
    .leftJoin(state, eq(state.id, company.stateId))
    .leftJoin(city, eq(city.id, company.cityId))
    .where(
      and(
        inScope(context.scope, store.companyId, store.id),
        eq(store.companyId, companyId),
        eq(store.id, storeId),
      ),
    );
  if (!found) throw new Error(`an invoice is of no branch: ${storeId}`);
  const { name, unit, street, city: town, state: province, pincode, countryId, taxNumber } = found;
  const place = [town, province, pincode].filter(Boolean).join(", ");
  const country = countryId === "US" ? "United States" : "Canada";
  return {
    lines: [name, [unit, street].filter(Boolean).join(", "), place, country].filter(
      (line) => line !== "",
    ),
    taxNumbers: taxNumber === "" ? [] : [`Tax number ${taxNumber}`],
  };
}

/** The invoice that a paid checkout made. */
export async function invoiceOfCheckout(
  context: RequestContext,
  checkoutId: string,
): Promise<Invoice> {
  const [found] = await selectInvoices(context.tx).where(
    and(tenantFilter(context.scope), eq(invoice.checkoutId, checkoutId)),
  );
  if (!found) throw new Error(`checkout ${checkoutId} is paid and has no invoice`);
  return found;
}

/** Invoices, newest first by default; `q` looks at numbers, payments and campaigns. */
export const listInvoices = defineList<Contract["invoices"]["byCompany" | "byBranch"], OfCompany>({
  from: invoice,
  id: invoice.id,
  select: selectInvoices,
  tenantFilter,
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

/** What an invoice is about. Its figures are those of the receipt. */
export type InvoicedSale = Pick<
  typeof invoice.$inferInsert,
  | "campaignId"
  | "checkoutId"
  | "companyId"
  | "invoiceType"
  | "offerId"
  | "payerId"
  | "paymentAmount"
  | "paymentId"
  | "paymentType"
  | "productId"
  | "storeId"
  | "userId"
> & { readonly receipt: Receipt };

/**
 * The next number of the year in which it is now in Central time (INV-N1). The counter's row stays locked until
 * the transaction ends: a number is taken for good or not at all.
 */
async function nextNumber(tx: Tx, now: Date): Promise<string> {
  const year = Number(centralDayOf(now).slice(0, 4));
  const [counted] = await tx
    .insert(invoiceCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: invoiceCounter.year,
      set: { last: sql`${invoiceCounter.last} + 1` },
    })
    .returning({ sequence: invoiceCounter.last });
  if (!counted) throw new Error(`no invoice number for ${year}`);
  return formatInvoiceNumber({ year, sequence: counted.sequence });
}

/** Makes the invoice of what was paid for, under the next number. Returns the number. */
export async function insertInvoice(tx: Tx, sale: InvoicedSale, now: Date): Promise<string> {
  const { receipt } = sale;
  const invoiceId = await nextNumber(tx, now);
  const { other: _other, ...parts } = receipt.taxParts;
  await tx.insert(invoice).values({
    ...sale,
    id: newId(),
    invoiceId,
    status: "Paid",
    amount: receipt.subtotal,
    discountAmount: receipt.discount,
    taxAmount: receipt.tax,
    ...parts,
    createdOn: now.toISOString(),
  });
  return invoiceId;
}
