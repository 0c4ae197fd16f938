import {
  Section,
  SectionCampaign,
  SectionConfiguration,
  SectionPage,
  SectionRequest,
  SectionShopItem,
  SectionShopItemChange,
  SectionStatus,
} from "@marquee/domain/sections/section.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import { countParam, callerParam, idParam } from "../http/call.ts";
import { sectionRoutes } from "../routes/sections.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

export const sectionContract = group(sectionRoutes, {
  byStatus: list({
    summary: "Sponsored sections by status, with the count of every status",
    access: { ability: "sections.manage" },
    params: { status: SectionStatus },
    response: Section,
    sorts: ["orderNo", "name", "startDate", "endDate", "configStartDate"],
  }),
  byId: one({
    summary: "One sponsored section",
    access: { ability: "sections.manage" },
    params: { id: idParam },
    response: Section,
  }),
  save: save({
    summary:
      "Create a section, or change the one with that id from the version named by If-Match; the same id and body return the first result again",
    access: { ability: "sections.manage" },
    params: { encEmail: callerParam },
    body: SectionRequest,
    response: Section,
    edit: true,
  }),
  setActive: save({
    summary:
      "Activate or deactivate a section; with `campaigns`, only if it still has so many that are not over",
    access: { ability: "sections.manage" },
    params: { encEmail: callerParam, id: idParam, active: Flag },
    query: { campaigns: countParam },
    response: Schema.Literal("Success"),
  }),
  byCategory: list({
    summary: "Active sections of a category (or Trending) on a page, for a campaign to choose from",
    params: { category: idParam, page: SectionPage },
    response: Section,
  }),
  campaigns: list({
    summary: "The campaigns of a section that are not over, of every company",
    access: { ability: "sections.manage" },
    params: { id: idParam },
    response: SectionCampaign,
  }),
  configureShop: save({
    summary:
      "Choose the shop-platform offers or products that a section shows; the same id and body return the first result again",
    access: { ability: "shopSponsored.manage" },
    query: { companyId: idParam },
    body: SectionConfiguration,
    response: SectionConfiguration,
  }),
  shopItems: list({
    summary: "What of shops is in sections, the latest first; of a section, a company or an item",
    query: { sectionId: idParam, companyId: idParam, itemId: idParam },
    response: SectionShopItem,
  }),
  changeShopItem: save({
    summary: "Take an item of a shop out of its section, or put it back",
    access: { ability: "shopSponsored.manage" },
    body: SectionShopItemChange,
    response: Schema.Literal("Success"),
  }),
});
