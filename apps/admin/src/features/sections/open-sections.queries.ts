import type { Client } from "@marquee/api/client/create-client";
import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { SponsoredSectionRow } from "@marquee/domain/items/sponsored-fields.schema";
import { maySelectSection } from "@marquee/domain/sections/section-choice";
import { now } from "@marquee/ui/browser/now.ts";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";

/** The sections of a category on the Offer page that campaigns can choose. */
const openSectionsQuery = (client: Client, category: string) =>
  queryOptions({
    queryKey: ["sections", "open", category],
    queryFn: ({ signal }) =>
      client.sections.byCategory({ params: { category, page: "Offer" } }, { signal }),
    enabled: category !== "",
  });

/** The sections of a category that show items of this kind; none while no category is chosen. */
export function useOpenSections(category: string, campaignFor: CampaignFor) {
  const { data, error, isLoading } = useQuery(openSectionsQuery(useClient(), category));
  const sections = (data?.rows ?? []).filter((section) =>
    maySelectSection(section, campaignFor, now()),
  );
  return { sections, error, isLoading };
}

/** The names of the sections of these rows, by their ids; one that is no longer open has none. */
export function useSectionNames(
  rows: readonly Pick<SponsoredSectionRow, "section" | "category">[],
): ReadonlyMap<string, string> {
  const client = useClient();
  const categories = [...new Set(rows.map(({ category }) => category))];
  const responses = useQueries({
    queries: categories.map((category) => openSectionsQuery(client, category)),
  });
  return new Map(
    responses.flatMap(({ data }) => (data?.rows ?? []).map(({ id, name }) => [id, name] as const)),
  );
}
