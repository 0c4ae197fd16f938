import type { Campaign, CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { SUGGESTED_BID } from "@marquee/domain/campaigns/sponsored/keyword-rules";
import { normalizeSponsoredDraft } from "@marquee/domain/campaigns/sponsored/sponsored-draft";
import {
  endsOfItems,
  sponsoredRun,
  sponsoredTypeOf,
} from "@marquee/domain/campaigns/sponsored/sponsored-run";
import type {
  SponsoredCampaignDraft,
  SponsoredCampaignRequest,
} from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import { calendarDays } from "@marquee/domain/dates/days";
import { requestHash } from "../platform/http/request-hash.ts";
import { createOnce } from "../platform/records/create-once.ts";
import { conflict, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { checkSponsored, type CheckedSponsored } from "./check-sponsored.ts";
import { insertCampaignOnce, nameCampaign } from "./insert-campaign.ts";
import { sponsoredRefusals as refusals } from "./messages.ts";
import { findCampaign, findCampaignHash } from "./queries.ts";
import { insertPlacements, sponsorItems } from "./sponsored-queries.ts";

/** The highest bid of all keywords and sections. */
const highestBid = ({ keywords, sponsoredSection }: SponsoredCampaignDraft): number =>
  Math.max(...[...keywords, ...sponsoredSection].map(({ bid }) => bid));

const BIDS = { suggestedBid: SUGGESTED_BID, bid: 0 } as const;

/** A request with the bids that it leaves out (KEYWORD-D1, SECTIONROW-D1). */
const completeDraft = ({
  keywords,
  sponsoredSection,
  ...draft
}: SponsoredCampaignRequest["draft"]): SponsoredCampaignDraft => ({
  ...draft,
  keywords: keywords.map((row) => ({ ...BIDS, ...row })),
  sponsoredSection: sponsoredSection.map((row) => ({ ...BIDS, ...row })),
});

interface NewSponsored {
  readonly id: string;
  readonly draft: SponsoredCampaignDraft;
  readonly createHash: string;
}

/** Inserts the campaign with all that it names, and puts its items into it; false if the id is taken. */
async function insertSponsored(
  { tx, user, now }: RequestContext,
  { branch: { companyId, id: storeId, isApprove }, items: shown }: CheckedSponsored,
  { id, draft, createHash }: NewSponsored,
): Promise<boolean> {
  const { fromDate, toDate, budget } = draft;
  const campaignFor: CampaignFor = draft.campaignFor === "product" ? "product" : "offer";
  const items = chosenItems(draft);
  const run = sponsoredRun({
    fromDate,
    toDate,
    now,
    approved: isApprove === "Y",
    ends: endsOfItems(shown),
  });
  const row = {
    id,
    companyId,
    storeId,
    userId: user.email,
    campaignName: await nameCampaign(tx, { storeId, campaignName: draft.campaignName }, now),
    campaignType: "sponsored" as const,
    campaignFor,
    campaignPrice: 0,
    sponsoredType: sponsoredTypeOf(draft),
    budget,
    bid: highestBid(draft),
    days: calendarDays(fromDate, toDate),
    fromDate,
    ...run,
    createdOn: now.toISOString(),
    createHash,
  };
  if (!(await insertCampaignOnce(tx, { row, items, cityList: [], stateList: [] }))) return false;
  await insertPlacements(tx, row, draft);
  await sponsorItems(tx, id, { companyId, campaignFor, ids: items }, run, now);
  return true;
}

/**
 * Makes a sponsored campaign, which is free and runs from its from date, and puts its items into it (SPONSOR-T7). The same id and
 * content return the campaign that the first call made; the same id with other content is a conflict.
 */
export async function createSponsored(
  context: RequestContext,
  { id, draft: given }: SponsoredCampaignRequest,
): Promise<Campaign | Refusal> {
  const draft = normalizeSponsoredDraft(completeDraft(given));
  const createHash = requestHash(draft);
  const refuseTaken = () => conflict(refusals.idTaken);
  return createOnce({
    findEarlier: async () => {
      const earlier = await findCampaignHash(context, id);
      if (earlier === undefined) return undefined;
      return earlier === createHash ? findCampaign(context, id) : refuseTaken();
    },
    prepare: () => checkSponsored(context, draft),
    insert: (checked) => insertSponsored(context, checked, { id, draft, createHash }),
    find: async () => {
      const made = await findCampaign(context, id);
      if (!made) throw new Error(`the campaign ${id} was written and is not there`);
      return made;
    },
    taken: refuseTaken,
  });
}
