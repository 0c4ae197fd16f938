import type { OfferType } from "@marquee/domain/offers/offer.schema";
import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, itemTally, offer } from "../schema/schema.ts";

/** Which offers are counted: of a company, if one is named, and of a type. */
export interface UnpaidListing {
  readonly companyId?: string | null | undefined;
  readonly type?: OfferType | null | undefined;
}

/**
 * How many offers of each branch no campaign was paid for (CAMP-D9): the tally of those without a run, less those whose
 * campaign begins with the approval of the branch. The work does not grow with the number of offers.
 */
export function unpaidByBranch({ tx, scope }: QueryContext, { companyId, type }: UnpaidListing) {
  const waiting = tx
    .select({ storeId: offer.storeId, n: count().as("waiting_n") })
    .from(campaign)
    .innerJoin(
      offer,
      and(eq(offer.companyId, campaign.companyId), eq(offer.campaignId, campaign.id)),
    )
    .where(
      and(
        inScope(scope, campaign.companyId, campaign.storeId),
        companyId ? eq(campaign.companyId, companyId) : undefined,
        type ? eq(offer.type, type) : undefined,
        isNull(campaign.validFrom),
        isNull(offer.validFrom),
      ),
    )
    .groupBy(offer.storeId)
    .as("waiting");
  return tx
    .select({
      storeId: itemTally.storeId,
      n: sql<number>`sum(${itemTally.n}) - coalesce(max(${waiting.n}), 0)`
        .mapWith(Number)
        .as("unpaid_n"),
    })
    .from(itemTally)
    .leftJoin(waiting, eq(waiting.storeId, itemTally.storeId))
    .where(
      and(
        inScope(scope, itemTally.companyId, itemTally.storeId),
        eq(itemTally.noun, "offers"),
        companyId ? eq(itemTally.companyId, companyId) : undefined,
        type ? eq(itemTally.type, type) : undefined,
        sql`${itemTally.validFrom} = 'infinity'`,
      ),
    )
    .groupBy(itemTally.storeId)
    .as("unpaid");
}

/** The branch with the most of them. */
export function mostUnpaidBranch(context: QueryContext, listing: UnpaidListing) {
  const unpaid = unpaidByBranch(context, listing);
  return context.tx
    .select({ storeId: unpaid.storeId })
    .from(unpaid)
    .orderBy(desc(unpaid.n), unpaid.storeId)
    .limit(1);
}
