import type { Case } from "@marquee/domain/cases/case.schema";
import { paymentFacts } from "@marquee/domain/cases/payment-facts";
import { formatCad } from "@marquee/domain/money/format-money";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  campaign,
  checkout,
  company,
  invoice,
  paymentAttempt,
  providerEvent,
  refund,
  transaction,
} from "../schema/schema.ts";
import { auditedRows, findNames } from "./audited-rows.ts";

const KINDS = {
  flyer: "Flyer campaign",
  promoteOffer: "Promoted offer",
  mapProducts: "Mapped products",
  cardVerification: "Card verification",
} as const;

/** A checkout by its own id, by that of one of its payments at the provider, or by that of one of its transactions. */
async function findCheckout({ tx, scope }: TransactionContext, id: string) {
  const attempts = tx
    .select({ id: paymentAttempt.checkoutId })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.providerId, id), inScope(scope, paymentAttempt.companyId)));
  const transactions = tx
    .select({ id: transaction.checkoutId })
    .from(transaction)
    .where(and(eq(transaction.id, id), inScope(scope, transaction.companyId, transaction.storeId)));
  const [found] = await tx
    .select({
      id: checkout.id,
      kind: checkout.kind,
      name: sql<
        string | null
      >`nullif(coalesce(${campaign.campaignName}, ${checkout.draft} ->> 'campaignName'), '')`,
      charge: checkout.charge,
      companyName: company.name,
    })
    .from(checkout)
    .innerJoin(company, eq(company.id, checkout.companyId))
    .leftJoin(campaign, eq(campaign.checkoutId, checkout.id))
    .where(
      and(
        or(eq(checkout.id, id), inArray(checkout.id, attempts), inArray(checkout.id, transactions)),
        inScope(scope, checkout.companyId, checkout.storeId),
      ),
    );
  return found;
}

/** What happened to a payment (CASE-P2); undefined if there is none. */
export async function paymentCase(
  context: TransactionContext,
  asked: string,
): Promise<Case | undefined> {
  const { tx, scope } = context;
  const found = await findCheckout(context, asked);
  if (!found) return undefined;
  const { id, kind, name, charge, companyName } = found;
  const audited = await auditedRows(context, "checkouts", id);
  const attempts = await tx
    .select({
      number: paymentAttempt.number,
      provider: paymentAttempt.provider,
      providerId: paymentAttempt.providerId,
      createdOn: paymentAttempt.createdOn,
    })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.checkoutId, id), inScope(scope, paymentAttempt.companyId)))
    .orderBy(asc(paymentAttempt.number));
  const providerIds = attempts.flatMap(({ providerId }) => providerId ?? []);
  const events = await tx
    .select({
      provider: providerEvent.provider,
      type: providerEvent.type,
      receivedOn: providerEvent.receivedOn,
    })
    .from(providerEvent)
    .where(inArray(providerEvent.providerId, providerIds))
    .orderBy(asc(providerEvent.receivedOn));
  const invoices = await tx
    .select({ invoiceId: invoice.invoiceId, createdOn: invoice.createdOn })
    .from(invoice)
    .where(and(eq(invoice.checkoutId, id), inScope(scope, invoice.companyId)));
  const refunds = await tx
    .select({
      amount: refund.amount,
      reason: refund.reason,
      state: refund.state,
      requestedBy: refund.requestedBy,
      requestedOn: refund.requestedOn,
      settledOn: refund.settledOn,
    })
    .from(refund)
    .where(and(eq(refund.checkoutId, id), inScope(scope, refund.companyId)))
    .orderBy(asc(refund.requestedOn));
  const nameOf = await findNames(context, [
    ...audited.map(({ actor }) => actor),
    ...refunds.map(({ requestedBy }) => requestedBy),
  ]);
  return {
    kind: "payment",
    id,
    machine: "paymentRecord",
    title: `${name ?? KINDS[kind]}, ${companyName}`,
    about: formatCad(charge),
    ...paymentFacts({ charge, audited, attempts, events, invoices, refunds }, nameOf),
    missing:
      "What the payer did on the page between two of these moments, as typing a card, is not stored.",
  };
}
