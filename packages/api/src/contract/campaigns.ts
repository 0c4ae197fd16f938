import { Campaign, CampaignItem, CampaignType } from "@marquee/domain/campaigns/campaign.schema";
import { Schema } from "effect";
import { emailParam, idParam, listQuery, signedInErrors } from "../http/call.ts";
import { campaignRoutes } from "../routes/campaigns.ts";
import { group } from "./group.ts";

const CampaignStatus = Schema.Literals(["active", "inactive"]);

/** A report day `yyyy-MM-DD`, or the literal `undefined` for no limit. */
const dayOrNone = Schema.String.check(
  Schema.isPattern(/^(\d{4}-\d{2}-\d{2}|undefined)$/, { message: "a day looks like 2026-03-02" }),
);

const itemParams = { id: idParam, type: CampaignType, from: dayOrNone, to: dayOrNone } as const;

/** The paid checkout whose campaign is asked for; nothing else of the body is read. */
const CampaignCreate = Schema.Struct({ id: Schema.String }).annotate({
  identifier: "CampaignCreate",
});

export const campaignContract = group(campaignRoutes, {
  create: {
    summary:
      "Answers the campaign a paid checkout made; refused where no verified payment stands behind it",
    source: "specification",
    access: { ability: "campaigns.create" },
    params: { encEmail: emailParam },
    query: { checkout: idParam },
    body: CampaignCreate,
    response: Campaign,
    errors: [...signedInErrors, "Conflict"],
  },
  byCompany: {
    summary: "Campaigns of a company: active or inactive, flyer or sponsored",
    source: "specification",
    access: "signedIn",
    params: { companyId: idParam, status: CampaignStatus, type: CampaignType },
    query: { ...listQuery, storeId: idParam },
    response: Campaign,
    list: true,
    errors: signedInErrors,
  },
  byBranch: {
    summary: "Campaigns of a branch: active or inactive, flyer or sponsored",
    source: "specification",
    access: "signedIn",
    params: { storeId: idParam, status: CampaignStatus, type: CampaignType },
    query: listQuery,
    response: Campaign,
    list: true,
    errors: signedInErrors,
  },
  byId: {
    summary: "One campaign",
    source: "specification",
    access: "signedIn",
    params: { id: idParam },
    response: Campaign,
    errors: signedInErrors,
  },
  offers: {
    summary: "The offers of a campaign with impressions and clicks between two days",
    source: "specification",
    access: "signedIn",
    params: itemParams,
    response: CampaignItem,
    list: true,
    errors: signedInErrors,
  },
  products: {
    summary: "The products of a campaign with impressions and clicks between two days",
    source: "specification",
    access: "signedIn",
    params: itemParams,
    response: CampaignItem,
    list: true,
    errors: signedInErrors,
  },
});
