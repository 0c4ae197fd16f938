import type { Client } from "@marquee/api/client/create-client";
import type {
  Section,
  SectionShopItem,
  SectionStatus,
} from "@marquee/domain/sections/section.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";

/** The key of every query about sections: campaigns choose sections, so a change of a campaign changes them, too. */
export const SECTIONS = nounKey("sections", { shownFrom: ["campaigns"] });

/** The sections of the tab that the address names. */
export const sectionRows = (client: Client): ListQuery<Section> => ({
  queryKey: [...SECTIONS, "list"],
  fetchRows: ({ query, tab }, options) =>
    client.sections.byStatus(
      { params: { status: tab === "inActive" ? "inActive" : "active" }, query },
      options,
    ),
});

/** The sections of a category, those that are switched off as well (CATEGORY-S6). */
export const sectionsOfCategoryQuery = (client: Client, categoryId: string) =>
  queryOptions({
    queryKey: [...SECTIONS, "ofCategory", categoryId],
    queryFn: async ({ signal }) => {
      const read = (status: SectionStatus) =>
        client.sections.byStatus({ params: { status }, query: {} }, { signal });
      const all = await Promise.all([read("active"), read("inActive")]);
      return all.flatMap(({ rows }) => rows).filter(({ category }) => category === categoryId);
    },
  });

/** One section, as its form edits it. */
export const sectionQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...SECTIONS, "byId", id],
    queryFn: ({ signal }) => client.sections.byId({ params: { id } }, { signal }),
  });

/** How many campaigns are named before a section is switched, and beside its form. */
const NAMED = 5;

/** The campaigns of a section that are not over: how many, and those that end first. */
export const sectionCampaignsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...SECTIONS, "campaigns", id],
    queryFn: ({ signal }) =>
      client.sections.campaigns({ params: { id }, query: { page: 1, size: NAMED } }, { signal }),
    staleTime: 0,
  });

/** Whose items of shops are listed: of a section, a company or an item. */
export interface ShopItemsOf {
  readonly sectionId?: string;
  readonly companyId?: string;
  readonly itemId?: string;
}

/** The shops' items that are in sections, the latest first. */
export const sectionShopItemsQuery = (client: Client, of: ShopItemsOf, size: number) =>
  queryOptions({
    queryKey: [...SECTIONS, "inSections", of, size],
    queryFn: ({ signal }) =>
      client.sections.shopItems({ query: { ...of, page: 1, size } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Takes an item of a shop out of its section, or puts it back. */
export const changeShopItem = (
  client: Client,
  { configurationId, shopId }: SectionShopItem,
  removed: Flag,
) => client.sections.changeShopItem({ body: { configurationId, shopId, removed } });

/** Activates or deactivates a section. `total` is the number of campaigns that the user was shown for it. */
export const switchSection = async (
  client: Client,
  { id, active, total }: { readonly id: string; readonly active: Flag; readonly total: number },
): Promise<Flag> => {
  await client.sections.setActive({
    params: { id, active },
    query: { campaigns: total },
  });
  return active;
};
