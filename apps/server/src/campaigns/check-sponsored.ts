import { can } from "@marquee/domain/access/can";
import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { keywordRules, repeatedKeywords } from "@marquee/domain/campaigns/sponsored/keyword-rules";
import {
  sponsoredCampaignRules,
  type SponsoredItem,
} from "@marquee/domain/campaigns/sponsored/sponsored-campaign-rules";
import {
  endOfSponsoredItem,
  maySponsorItem,
} from "@marquee/domain/campaigns/sponsored/sponsored-item";
import type { SponsoredCampaignDraft } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import { TRENDING } from "@marquee/domain/items/trending";
import { sectionMessages } from "@marquee/domain/sections/messages";
import { maySelectSection } from "@marquee/domain/sections/section-choice";
import { repeatedSections, sectionRowRules } from "@marquee/domain/sections/section-row-rules";
import type { Store } from "@marquee/domain/stores/store.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { areCategories } from "../categories/queries.ts";
import { forbidden, invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { keepSections } from "../sections/section-lock.ts";
import { findStore } from "../stores/queries.ts";
import { sponsoredRefusals as refusals } from "./messages.ts";
import { lockSoldItems } from "./sold-items.ts";
import { findChosenSections, findProductEnds } from "./sponsored-queries.ts";

/** The issues of one field, each message once however many rows have it. */
const atField = (field: string, issues: readonly Issue[]): readonly Issue[] => [
  ...new Map(issues.map((issue) => [issue.message, { ...issue, field }])).values(),
];

/** What is wrong with the keywords (SPONSOR-T5). */
async function keywordIssues(
  { tx }: RequestContext,
  { keywords }: SponsoredCampaignDraft,
): Promise<readonly Issue[]> {
  const issues = keywords.flatMap((row) => [...ruleIssues(keywordRules, row, undefined)]);
  const field = "keywords";
  if (repeatedKeywords(keywords).length > 0)
    issues.push({ rule: "KEYWORD-U1", field, message: campaignMessages.keywordRepeated });
  const named = keywords
    .map(({ category }) => category)
    .filter((id) => id !== TRENDING && id !== "");
  if (!(await areCategories(tx, named, "main")))
    issues.push({ rule: "SPONSOR-T5", field, message: refusals.unknownCategory });
  return atField(field, issues);
}

/** What is wrong with the sections (SPONSOR-T6). */
async function sectionIssues(
  { tx, now }: RequestContext,
  { sponsoredSection: rows, campaignFor }: SponsoredCampaignDraft,
): Promise<readonly Issue[]> {
  const issues = rows.flatMap((row) => [...ruleIssues(sectionRowRules, row, undefined)]);
  const field = "sponsoredSection";
  if (repeatedSections(rows).length > 0)
    issues.push({ rule: "SECTIONROW-U1", field, message: sectionMessages.sectionRepeated });
  const ids = rows.map(({ section }) => section);
  await keepSections(tx, ids);
  const stored = await findChosenSections(tx, ids);
  const areSelectable = rows.every((row) => {
    const section = stored.get(row.section);
    return (
      section?.tabName === row.page &&
      section.category === row.category &&
      (campaignFor === "" || maySelectSection(section, campaignFor, now))
    );
  });
  if (!areSelectable) issues.push({ rule: "SPONSOR-T6", field, message: refusals.notSelectable });
  return atField(field, issues);
}

/** Checks the draft by the form's rules with the ends of its items, which stay locked until the campaign is made. */
async function formIssues(
  context: RequestContext,
  branch: Store,
  draft: SponsoredCampaignDraft,
): Promise<{ readonly issues: readonly Issue[]; readonly items: readonly SponsoredItem[] }> {
  const { tx, now } = context;
  const campaignFor: CampaignFor = draft.campaignFor === "product" ? "product" : "offer";
  const ids = chosenItems(draft);
  const items = await lockSoldItems(tx, { companyId: branch.companyId, campaignFor, ids });
  const approved = branch.isApprove === "Y";
  const eligible = items.filter(
    (item) => item.storeId === branch.id && maySponsorItem(item, approved, now),
  );
  const productEnds =
    campaignFor === "offer"
      ? await findProductEnds(tx, { companyId: branch.companyId, ids })
      : undefined;
  const known = eligible.map((item) => ({
    id: item.id,
    validTill: endOfSponsoredItem(item, now),
    productEnds: productEnds?.get(item.id),
  }));
  const issues = ruleIssues(sponsoredCampaignRules, draft, { now, items: known });
  const notLive = { rule: "SPONSOR-T3", field: `${campaignFor}s`, message: refusals.notLive };
  return { issues: eligible.length === ids.length ? issues : [...issues, notLive], items: known };
}

/** Where a sponsored campaign is made, and what it shows. */
export interface CheckedSponsored {
  readonly branch: Store;
  readonly items: readonly SponsoredItem[];
}

/** The branch of a sponsored campaign that may be made there as drafted, with its items, or why it may not (SPONSOR-T2 to SPONSOR-T6). */
export async function checkSponsored(
  context: RequestContext,
  draft: SponsoredCampaignDraft,
): Promise<CheckedSponsored | Refusal> {
  const { now, user } = context;
  if (draft.storeId === "") return invalid(ruleIssues(sponsoredCampaignRules, draft, { now }));
  const branch = await findStore(context, draft.storeId);
  if (!branch)
    return invalid([{ rule: "SPONSOR-T2", field: "storeId", message: refusals.foreignBranch }]);
  const { companyId, id: storeId } = branch;
  const response = can(user, "campaigns.create", { companyId, storeId });
  if (!response.allowed) return forbidden(response.reason);
  const form = await formIssues(context, branch, draft);
  const issues = [
    ...form.issues,
    ...(await keywordIssues(context, draft)),
    ...(await sectionIssues(context, draft)),
  ];
  return issues.length > 0 ? invalid(issues) : { branch, items: form.items };
}
