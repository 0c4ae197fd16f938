import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import { EVERY_COMPANY, NO_FILTER } from "@marquee/api/http/path";
import type {
  Campaign,
  CampaignFor,
  CampaignType,
} from "@marquee/domain/campaigns/campaign.schema";
import { lastArea, type EarlierArea } from "@marquee/domain/campaigns/promotion/default-promotion";
import { daysToCount, dailyBeacons } from "@marquee/domain/campaigns/results/beacons";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import type { SponsoredChangeSubject } from "@marquee/machines/campaigns/change-sponsored.machine";
import { now } from "@marquee/ui/browser/now.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient } from "../../session/session-context.tsx";
import { campaignCounts } from "./campaign-counts.ts";
import {
  offerItem,
  productItem,
  type PickableItem,
  type PickableStatus,
} from "./start/items/pickable-item.ts";

/** The key of every query about campaigns: a paid campaign invalidates all of them. */
export const CAMPAIGNS = nounKey("campaigns", { shownFrom: ["offers", "products"] });

/** The campaigns of a type, of a branch or a company; of every company one may see, if none is chosen. */
export const campaignRows = (
  client: Client,
  type: CampaignType,
  companyId: string | null,
  storeId: string | null,
): ListQuery<Campaign> => ({
  queryKey: [...CAMPAIGNS, "list", type, companyId, storeId],
  fetchRows: ({ query, tab }, options) => {
    const status = tab === "inactive" ? "inactive" : "active";
    const params = { companyId: companyId ?? EVERY_COMPANY, status, type } as const;
    const inBranch = storeId === null ? {} : { storeId };
    return client.campaigns.byCompany({ params, query: { ...query, ...inBranch } }, options);
  },
});

/** One campaign of either type, by its id. */
export const campaignQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, "byId", id],
    queryFn: ({ signal }) => client.campaigns.byId({ params: { id } }, { signal }),
  });

/** One campaign; nothing is read while no id is known. */
export const useCampaign = (id: string | null) =>
  useQuery({ ...campaignQuery(useClient(), id ?? ""), enabled: id !== null });

/** Changes a sponsored campaign; `seen` is how many changes it had where it was looked at. */
export const changeCampaign = (
  client: Client,
  { id, campaign, act, terms }: SponsoredChangeSubject,
  seen: number,
): Promise<Campaign> =>
  client.campaigns.change({ params: { id: campaign.id }, body: { id, act, seen, terms } });

/** The plans that an offer can be promoted by, the shortest first. */
export const plansQuery = (client: Client) =>
  queryOptions({
    queryKey: ["campaignPlans", "offer"],
    queryFn: ({ signal }) => client.campaigns.plans({ params: { type: "offer" } }, { signal }),
  });

/** The area of the flyer that a branch started last; null if it had none. It is read again for each promotion. */
export const earlierAreaQuery = (client: Client, storeId: string) =>
  queryOptions({
    queryKey: ["earlierArea", storeId],
    queryFn: async ({ signal }): Promise<EarlierArea | null> => {
      const last = await Promise.all(
        (["active", "inactive"] as const).map((status) =>
          client.campaigns.byBranch(
            {
              params: { storeId, status, type: "flyer" },
              query: { page: 1, size: 1, sort: "-createdOn" },
            },
            { signal },
          ),
        ),
      );
      return lastArea(last.flatMap(({ rows }) => rows));
    },
    gcTime: 0,
    enabled: storeId !== "",
  });

/** The items of a campaign with what was counted of them on these days; of its run if none are chosen. */
export function useCampaignItems(campaign: Campaign, chosen: DateRangeDraft | null) {
  const client = useClient();
  const { id, campaignFor, campaignType } = campaign;
  const range = chosen ?? daysToCount(campaign, now());
  const from = range?.fromDate ?? NO_FILTER;
  const to = range?.toDate ?? NO_FILTER;
  return useQuery({
    queryKey: [...CAMPAIGNS, "items", id, from, to],
    queryFn: ({ signal }) => {
      const params = { id, type: campaignType, from, to };
      return campaignFor === "product"
        ? client.campaigns.products({ params }, { signal })
        : client.campaigns.offers({ params }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** What shoppers did with an item by a campaign, or by all of them, a row for each day of the range. */
export function useItemDays(
  campaignId: string | null,
  itemId: string,
  range: DateRangeDraft,
  enabled = true,
) {
  const client = useClient();
  const { fromDate: from, toDate: to } = range;
  return useQuery({
    enabled,
    queryKey: [...CAMPAIGNS, "beacons", campaignId, itemId, from, to],
    queryFn: async ({ signal }) => {
      const params = { id: itemId };
      const { rows } = await client.campaigns.beacons(
        { params, query: { from, to, campaignId: campaignId ?? undefined } },
        { signal },
      );
      return dailyBeacons(rows, range);
    },
    placeholderData: keepPreviousData,
  });
}

/** The campaigns that an item is or was in, and when the first of them began. */
export function useItemCampaigns(itemId: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...CAMPAIGNS, "ofItem", itemId],
    queryFn: ({ signal }) => client.campaigns.ofItem({ params: { id: itemId } }, { signal }),
  });
}

/** What was counted of a campaign, a row for each day of the range, and what it spent on them. */
export function useCampaignDays(id: string, range: DateRangeDraft, enabled = true) {
  const client = useClient();
  const { fromDate: from, toDate: to } = range;
  return useQuery({
    enabled,
    queryKey: [...CAMPAIGNS, "days", id, from, to],
    queryFn: async ({ signal }) => {
      const input = { params: { id }, query: { from, to } };
      const { days, spent } = await client.campaigns.beaconsOfCampaign(input, { signal });
      return { days: dailyBeacons(days, range), spent };
    },
    placeholderData: keepPreviousData,
  });
}

/** What was counted of a campaign over its run. Those that a page asks for together are read by one call. */
export function useCampaignCounts(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: [...CAMPAIGNS, "counts", id],
    queryFn: () => campaignCounts(client, id),
  });
}

interface ItemRequest {
  readonly storeId: string;
  /** `allincludeActive`: all there are, for naming what was picked before. */
  readonly status: PickableStatus | "allincludeActive";
  readonly query: { readonly page?: number; readonly size?: number; readonly q?: string };
}

/** Offers and collections, or products, of a branch. */
async function fetchItems(
  client: Client,
  campaignFor: CampaignFor,
  { storeId, status, query }: ItemRequest,
  options: CallOptions,
): Promise<Page<PickableItem>> {
  const input = { params: { storeId, status }, query };
  if (campaignFor === "offer") {
    const { rows, total } = await client.offers.byBranch(input, options);
    return { rows: rows.map(offerItem), total };
  }
  const { rows, total } = await client.products.byBranch(input, options);
  return { rows: rows.map(productItem), total };
}

interface PickableRequest {
  readonly storeId: string;
  readonly status: PickableStatus;
  readonly page: number;
  readonly size: number;
  readonly q: string;
}

/** One page of what a branch may promote, narrowed by what is typed. */
export const pickableItemsQuery = (
  client: Client,
  campaignFor: CampaignFor,
  { storeId, status, page, size, q }: PickableRequest,
) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, "pickable", campaignFor, storeId, status, page, q],
    queryFn: ({ signal }) => {
      const query = { page, size, ...(q === "" ? {} : { q }) };
      return fetchItems(client, campaignFor, { storeId, status, query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Every item of a branch, for naming those that were chosen before this page was opened. */
export const branchItemsQuery = (client: Client, campaignFor: CampaignFor, storeId: string) =>
  queryOptions({
    queryKey: [...CAMPAIGNS, "branchItems", campaignFor, storeId],
    queryFn: ({ signal }) =>
      fetchItems(
        client,
        campaignFor,
        { storeId, status: "allincludeActive", query: {} },
        { signal },
      ),
  });
