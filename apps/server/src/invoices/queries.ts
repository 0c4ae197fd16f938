import type { Contract } from "@marquee/api/contract/contract";
import type {
  CreditNote,
  Invoice,
  InvoiceMonths,
  InvoiceText,
} from "@marquee/domain/invoices/invoice.schema";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { dayFilters, onDays, type Days } from "../platform/lists/days.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { disputeStateOf } from "../schema/dispute-state.ts";
import { creditNote, invoice } from "../schema/schema.ts";

const issuedField = <Field extends keyof InvoiceText>(field: Field) =>
  sql<InvoiceText[Field]>`${invoice.issued} -> ${sql.raw(`'${field}'`)}`;
const CAMPAIGN_NAME = sql<string>`${invoice.issued} ->> 'campaignName'`;

/** Its credit notes in their order, as they were issued. */
const CREDIT_NOTES = sql<readonly CreditNote[]>`
  coalesce((
    select json_agg(json_build_object(
      'number', n.number, 'amount', n.amount / 100.0, 'lines', n.lines,
      'createdOn', to_char(n.created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'voidedOn', to_char(n.voided_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) order by n.created_on, n.number)
    from ${creditNote} n where n.invoice_key = ${invoice.id}
  ), '[]')
`;

/** An invoice as it is returned: what was stored when it was issued, with its credit notes (INV-P6). */
const FIELDS = {
  id: invoice.id,
  invoiceId: invoice.invoiceId,
  invoiceType: invoice.invoiceType,
  status: invoice.status,
  offerId: invoice.offerId,
  productId: invoice.productId,
  userId: invoice.userId,
  companyId: invoice.companyId,
  storeId: invoice.storeId,
  paymentId: invoice.paymentId,
  payerId: invoice.payerId,
  paymentType: invoice.paymentType,
  paymentAmount: invoice.paymentAmount,
  amount: invoice.amount,
  discountAmount: invoice.discountAmount,
  taxAmount: invoice.taxAmount,
  gst: invoice.gst,
  hst: invoice.hst,
  pst: invoice.pst,
  qst: invoice.qst,
  campaignId: invoice.campaignId,
  receipt: invoice.receipt,
  createdOn: invoice.createdOn,
  seller: issuedField("seller"),
  buyer: issuedField("buyer"),
  companyName: issuedField("companyName"),
  storeName: issuedField("storeName"),
  campaignName: issuedField("campaignName"),
  validFrom: issuedField("validFrom"),
  validTill: issuedField("validTill"),
  paidWith: issuedField("paidWith"),
  creditNotes: CREDIT_NOTES,
  disputeState: disputeStateOf(invoice),
} as const;

/** Invoices, one statement however many rows. Callers add the scope. */
const selectInvoices = (tx: Tx) => tx.select(FIELDS).from(invoice);

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
    ...dayFilters(invoice.createdOn),
  },
  sorts: {
    createdOn: invoice.createdOn,
    invoiceId: invoice.invoiceId,
    amount: invoice.amount,
    paymentAmount: invoice.paymentAmount,
  },
  sortedBy: "-createdOn",
  search: [invoice.invoiceId, invoice.paymentId, CAMPAIGN_NAME],
  searched: { createdOn: invoice.createdOn },
});

/** Which invoices are meant: of a company or of every one, of a branch or of all, on some days. */
export interface InvoiceSelection extends Days {
  readonly companyId: string | null;
  readonly storeId: string | null;
}

/** The month of an invoice in Central time. */
const MONTH = sql<string>`to_char(${invoice.createdOn} at time zone 'America/Chicago', 'YYYY-MM')`;

/** The months that have invoices, the newest first (INV-B1). */
export async function listMonths(
  { tx, scope }: RequestContext,
  { companyId, storeId, ...days }: InvoiceSelection,
): Promise<InvoiceMonths> {
  const months = await tx
    .select({
      month: MONTH,
      invoices: count(),
      paymentAmount: sql`sum(${invoice.paymentAmount})`.mapWith(invoice.paymentAmount),
    })
    .from(invoice)
    .where(
      and(
        tenantFilter(scope),
        companyId === null ? undefined : eq(invoice.companyId, companyId),
        storeId === null ? undefined : eq(invoice.storeId, storeId),
        onDays(invoice.createdOn, days),
      ),
    )
    .groupBy(MONTH)
    .orderBy(desc(MONTH));
  return { months };
}

/** What a checkout has sold: its invoice by number, figures and campaign; undefined if it sold nothing. */
export async function saleOf(tx: Tx, checkoutId: string) {
  const [found] = await tx
    .select({
      invoiceId: invoice.invoiceId,
      campaignId: invoice.campaignId,
      campaignName: CAMPAIGN_NAME,
      paymentAmount: invoice.paymentAmount,
      receipt: invoice.receipt,
    })
    .from(invoice)
    .where(eq(invoice.checkoutId, checkoutId));
  return found;
}
