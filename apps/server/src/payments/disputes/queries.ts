import type { Contract } from "@marquee/api/contract/contract";
import { Dispute, type DisputeDraft } from "@marquee/domain/disputes/dispute.schema";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { columnsOf } from "../../platform/database/columns-of.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import type { Scope } from "../../platform/tenancy/scope.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import { campaign, checkout, company, dispute, invoice } from "../../schema/schema.ts";
import type { AttemptOfCheckout } from "../attempts/queries.ts";
import { paymentTypeOf } from "../payment-type.ts";
import type { ProviderDispute } from "./dispute-provider.ts";

export type StoredDispute = typeof dispute.$inferSelect;

const FIELDS = {
  ...columnsOf(dispute, Dispute),
  paymentType: paymentTypeOf(dispute.provider),
  companyName: company.name,
  userId: checkout.userId,
  campaignName: sql<
    string | null
  >`coalesce(${campaign.campaignName}, ${checkout.draft} ->> 'campaignName')`,
  campaignId: invoice.campaignId,
  invoiceId: invoice.invoiceId,
  invoiceKey: invoice.id,
} as const;

/** Disputes with company, campaign and invoice, one statement however many rows. Callers add the scope. */
const selectDisputes = (tx: Tx) =>
  tx
    .select(FIELDS)
    .from(dispute)
    .innerJoin(company, eq(company.id, dispute.companyId))
    .innerJoin(checkout, eq(checkout.id, dispute.checkoutId))
    .leftJoin(invoice, eq(invoice.checkoutId, dispute.checkoutId))
    .leftJoin(
      campaign,
      and(eq(campaign.companyId, invoice.companyId), eq(campaign.id, invoice.campaignId)),
    );

/** The day by which to respond, open disputes before closed ones: one without a day is the last of its kind (DISPUTE-P4). */
const RESPOND_BY = sql`case when ${dispute.closedOn} is null then coalesce(${dispute.dueBy}, '9999-12-31T00:00:00Z') else 'infinity' end`;

const tenantFilter = (scope: Scope) => inScope(scope, dispute.companyId, dispute.storeId);

/** Disputes, the soonest day to respond first; `q` looks at ids, payers, companies, invoice numbers and what was bought. */
export const listDisputes = defineList<Contract["disputes"]["list"]>({
  from: dispute,
  id: dispute.id,
  select: selectDisputes,
  counted: selectDisputes,
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(dispute.companyId, companyId),
    closed: (closed) => (closed === "Y" ? isNotNull(dispute.closedOn) : isNull(dispute.closedOn)),
  },
  sorts: { dueBy: RESPOND_BY, openedOn: dispute.openedOn, amount: dispute.amount },
  sortedBy: "dueBy",
  search: [
    dispute.id,
    dispute.providerId,
    dispute.checkoutId,
    checkout.userId,
    company.name,
    invoice.invoiceId,
    FIELDS.campaignName,
  ],
});

/** A dispute of the scope; undefined for an unknown one and a foreign one alike. */
export async function findDispute(
  { tx, scope }: RequestContext,
  id: string,
): Promise<Dispute | undefined> {
  const [found] = await selectDisputes(tx).where(and(tenantFilter(scope), eq(dispute.id, id)));
  return found;
}

/** The row of a dispute of the scope, as it is stored. */
export async function storedDispute(
  { tx, scope }: RequestContext,
  id: string,
): Promise<StoredDispute | undefined> {
  const [found] = await tx
    .select()
    .from(dispute)
    .where(and(tenantFilter(scope), eq(dispute.id, id)));
  return found;
}

interface ProviderKey {
  readonly provider: StoredDispute["provider"];
  readonly providerId: string;
}

/** The dispute that a provider has under this id. */
export async function disputeOfProvider(
  tx: Tx,
  { provider, providerId }: ProviderKey,
): Promise<StoredDispute | undefined> {
  const [found] = await tx
    .select()
    .from(dispute)
    .where(and(eq(dispute.provider, provider), eq(dispute.providerId, providerId)));
  return found;
}

/** What a dispute in this state at its provider is stored as. */
function providerColumns(
  { state, status, reason, cents, currency, withheldCents, feeCents, dueBy }: ProviderDispute,
  closedOn: string | null,
) {
  return {
    state,
    providerStatus: status,
    reason,
    amount: cents / 100,
    currency: currency.toUpperCase(),
    withheld: withheldCents / 100,
    fee: feeCents / 100,
    dueBy: dueBy?.toISOString() ?? null,
    closedOn,
  };
}

/** Whether the payer has got the money of an attempt back by a dispute. */
export const isLost = async (tx: Tx, attemptId: string): Promise<boolean> =>
  (await tx.$count(dispute, and(eq(dispute.attemptId, attemptId), eq(dispute.state, "lost")))) > 0;

/** Stores a dispute that is not stored yet; false if another process was first. */
export async function insertDispute(
  tx: Tx,
  { attempt, checkout: disputed }: AttemptOfCheckout,
  found: ProviderDispute,
  closedOn: string | null,
): Promise<StoredDispute | undefined> {
  if (attempt.provider === "none") throw new Error(`attempt ${attempt.id} has no provider`);
  const [inserted] = await tx
    .insert(dispute)
    .values({
      id: newId(),
      provider: attempt.provider,
      providerId: found.id,
      attemptId: attempt.id,
      checkoutId: disputed.id,
      companyId: disputed.companyId,
      storeId: disputed.storeId,
      openedOn: found.openedOn.toISOString(),
      ...providerColumns(found, closedOn),
    })
    .onConflictDoNothing({ target: [dispute.provider, dispute.providerId] })
    .returning();
  return inserted;
}

/** Stores the state that was queried after `version` was read; undefined if another process has stored one since. */
export async function updateDispute(
  tx: Tx,
  { id, version }: Pick<StoredDispute, "id" | "version">,
  found: ProviderDispute,
  closedOn: string | null,
): Promise<StoredDispute | undefined> {
  const [updated] = await tx
    .update(dispute)
    .set({ ...providerColumns(found, closedOn), version: version + 1 })
    .where(and(eq(dispute.id, id), eq(dispute.version, version)))
    .returning();
  return updated;
}

/** Stores who responded to a dispute, and when; the first one stays. */
export const setResponder = (
  tx: Tx,
  id: string,
  respondedBy: string,
  respondedOn: string,
): PromiseLike<unknown> =>
  tx
    .update(dispute)
    .set({ respondedBy, respondedOn })
    .where(and(eq(dispute.id, id), isNull(dispute.respondedBy)));

/** Stores the evidence as it is written so far, only before it is submitted: false if another user has stored another text. */
export async function setEvidence(
  tx: Tx,
  id: string,
  { evidence, replaces }: DisputeDraft,
): Promise<boolean> {
  const written = await tx
    .update(dispute)
    .set({ evidence })
    .where(
      and(
        eq(dispute.id, id),
        isNull(dispute.respondedBy),
        inArray(dispute.evidence, [replaces, evidence]),
      ),
    )
    .returning({ id: dispute.id });
  return written.length > 0;
}

/** The name of a company, for the notification of its dispute. */
export async function companyName(tx: Tx, companyId: string): Promise<string> {
  const [found] = await tx
    .select({ name: company.name })
    .from(company)
    .where(eq(company.id, companyId));
  return found?.name ?? "";
}
