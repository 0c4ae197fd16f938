import { isPrivileged } from "@marquee/domain/access/actor";
import type { SponsoredCampaignRequest } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { eq } from "drizzle-orm";
import { createSponsored } from "../campaigns/create-sponsored.ts";
import { findCaller } from "../platform/identity/caller.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { scopeOf, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { campaign } from "../schema/schema.ts";
import type { Services } from "../services.ts";
import { BRANCH } from "./companies.ts";
import { itemIds } from "./item-ids.ts";
import { SPONSORED, type DemonstrationSponsored } from "./sponsored-list.ts";
import { stableId } from "./stable-id.ts";

const HOUR = 3_600_000;

function sponsoredRequest(entry: DemonstrationSponsored, madeAt: Date): SponsoredCampaignRequest {
  const { name, branch, days, campaignFor, budget, keywords, sections } = entry;
  const today = centralDayOf(madeAt);
  const ids = itemIds(entry);
  return {
    id: stableId(`demonstration sponsored ${name}`),
    campaignType: "sponsored",
    draft: {
      fromDate: today,
      toDate: addDays(today, days),
      storeId: BRANCH[branch],
      campaignName: name,
      campaignFor,
      offers: campaignFor === "offer" ? ids : [],
      products: campaignFor === "product" ? ids : [],
      cityList: [],
      stateList: [],
      budget,
      keywords: keywords.map(([keyword, category, bid]) => ({
        keyword,
        category,
        suggestedBid: 0.5,
        bid,
      })),
      sponsoredSection: sections.map(([section, category, bid]) => ({
        id: stableId(`demonstration row ${name} ${section}`),
        section: stableId(`demonstration section ${section}`),
        page: "Offer",
        category,
        suggestedBid: 0.5,
        bid,
      })),
    },
  };
}

const isMade = ({ pool }: Pick<Services, "pool">, id: string): Promise<boolean> =>
  withScope(pool, SYSTEM, async (tx) => (await tx.$count(campaign, eq(campaign.id, id))) > 0);

/** Makes the sponsored campaigns of the demonstration as users of their branches did then (DEMO-8). May be repeated. */
export async function seedSponsored(services: Pick<Services, "pool" | "clock">): Promise<void> {
  const { pool, clock } = services;
  const today = clock.now();
  for (const entry of SPONSORED) {
    const now = new Date(today.getTime() - entry.hoursAgo * HOUR);
    const request = sponsoredRequest(entry, now);
    if (await isMade(services, request.id)) continue;
    const caller = await findCaller(pool, `${entry.maker}@marquee.test`);
    if (!caller) throw new Error(`${entry.maker} is not here to make ${entry.name}`);
    const { user } = caller;
    const scope = scopeOf(user, isPrivileged(user));
    const made = await withScope(
      pool,
      scope,
      (tx) => createSponsored({ tx, scope, user, now }, request),
      { actor: user.email },
    );
    if (made instanceof Refusal) throw new Error(`${entry.name}: ${JSON.stringify(made.failure)}`);
  }
}
