import { AWAITING_RESPONSE } from "@marquee/domain/disputes/dispute-state";
import type { StaffHome, WaitingDispute } from "@marquee/domain/home/home.schema";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, checkout, company, dispute } from "../schema/schema.ts";
import { oldestInstant, MOST_QUEUED, toQueue, TOTAL, type Counted } from "./staff-queries.ts";

/** The disputes that staff have to respond to, the soonest day first (HOME-S6). */
export async function readDisputes({ tx, scope }: QueryContext): Promise<StaffHome["disputes"]> {
  const rows: readonly (WaitingDispute & Counted)[] = await tx
    .select({
      id: dispute.id,
      campaignName: sql<string>`coalesce(${campaign.campaignName}, ${checkout.draft} ->> 'campaignName', '')`,
      companyName: company.name,
      paymentType: sql<
        WaitingDispute["paymentType"]
      >`case ${dispute.provider} when 'paypal' then 'PayPal' else 'Card' end`,
      reason: dispute.reason,
      amount: dispute.amount,
      currency: dispute.currency,
      dueBy: dispute.dueBy,
      total: TOTAL,
      oldest: oldestInstant(dispute.openedOn),
    })
    .from(dispute)
    .innerJoin(checkout, eq(checkout.id, dispute.checkoutId))
    .innerJoin(company, eq(company.id, dispute.companyId))
    .leftJoin(campaign, eq(campaign.checkoutId, checkout.id))
    .where(and(inScope(scope, dispute.companyId), inArray(dispute.state, [...AWAITING_RESPONSE])))
    .orderBy(sql`${dispute.dueBy} nulls last`, asc(dispute.id))
    .limit(MOST_QUEUED);
  return toQueue(rows);
}
