import {
  Section,
  SectionCampaign,
  SectionConfiguration,
  SectionDraft,
  SectionPage,
  SectionStatus,
} from "@marquee/domain/sections/section.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import {
  countParam,
  emailParam,
  idParam,
  listQuery,
  savingErrors,
  signedInErrors,
} from "../http/call.ts";
import { sectionRoutes } from "../routes/sections.ts";
import { group } from "./group.ts";

export const sectionContract = group(sectionRoutes, {
  byStatus: {
    summary: "Sponsored sections by status, with the count of every status",
    source: "specification",
    access: { ability: "sections.manage" },
    params: { status: SectionStatus },
    query: listQuery,
    response: Section,
    list: true,
    sorts: ["orderNo", "name", "startDate", "endDate", "configStartDate"],
    errors: signedInErrors,
  },
  byId: {
    summary: "One sponsored section",
    source: "specification",
    access: { ability: "sections.manage" },
    params: { id: idParam },
    response: Section,
    errors: signedInErrors,
  },
  save: {
    summary:
      "Make a section, or change the one with that id from the version named by If-Match; the same id and body answer the first result again",
    source: "specification",
    access: { ability: "sections.manage" },
    params: { encEmail: emailParam },
    body: SectionDraft,
    response: Section,
    edit: true,
    errors: savingErrors,
  },
  setActive: {
    summary:
      "Activate or deactivate a section; with `campaigns`, only if it still has so many that are not over",
    source: "specification",
    access: { ability: "sections.manage" },
    params: { encEmail: emailParam, id: idParam, active: Flag },
    query: { campaigns: countParam },
    response: Schema.Literal("Success"),
    errors: savingErrors,
  },
  byCategory: {
    summary: "Active sections of a category (or Trending) on a page, for a campaign to choose from",
    source: "specification",
    access: "signedIn",
    params: { category: idParam, page: SectionPage },
    query: listQuery,
    response: Section,
    list: true,
    errors: signedInErrors,
  },
  campaigns: {
    summary: "The campaigns of a section that are not over, of every company",
    source: "extension",
    access: { ability: "sections.manage" },
    params: { id: idParam },
    query: listQuery,
    response: SectionCampaign,
    list: true,
    errors: signedInErrors,
  },
  configureShop: {
    summary: "Choose the shop-platform offers or products that a section shows",
    source: "specification",
    access: { ability: "shopSponsored.manage" },
    body: SectionConfiguration,
    response: SectionConfiguration,
    errors: savingErrors,
  },
});
