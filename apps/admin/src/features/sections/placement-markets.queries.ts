import type { Client } from "@marquee/api/client/create-client";
import { keywordKey } from "@marquee/domain/campaigns/sponsored/keyword-rules";
import {
  forecastPlacement,
  suggestedBidOf,
  type Forecast,
} from "@marquee/domain/campaigns/sponsored/placement-forecast";
import { MOST_PLACEMENTS } from "@marquee/domain/campaigns/sponsored/placement-limit";
import type {
  Placement,
  PlacementMarket,
} from "@marquee/domain/campaigns/sponsored/placement-market.schema";
import { queryOptions, useQueries } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";

/** The market of other companies changes slowly; what one types asks again for new words alone. */
const FRESH_MILLIS = 60_000;

type Markets = Readonly<Record<string, PlacementMarket>>;

const keyOf = (placement: Placement): string =>
  "keyword" in placement ? keywordKey(placement) : placement.section;

/** What the user may know of the market of these keywords and sections, by their keys (SPONSOR-F6). */
export const marketsQuery = (client: Client, storeId: string, placements: readonly Placement[]) =>
  queryOptions({
    queryKey: ["sponsored market", storeId, placements],
    queryFn: async ({ signal }): Promise<Markets> => {
      const markets = await client.campaigns.market({ body: { storeId, placements } }, { signal });
      return Object.fromEntries(
        placements.flatMap((placement, at) => {
          const market = markets[at];
          return market === undefined ? [] : [[keyOf(placement), market] as const];
        }),
      );
    },
    enabled: storeId !== "" && placements.length > 0,
    staleTime: FRESH_MILLIS,
    retry: false,
  });

/** A keyword or section with its bid. */
export interface PlacedBid {
  readonly placement: Placement;
  readonly bid: number;
}

/** What is forecast of a row: null while it is on its way. */
export interface RowForecast {
  readonly forecast: Forecast | null;
  readonly suggestedBid: number;
}

/** Where a campaign is made, what it may spend a day, and what else it bids. */
export interface ForecastOf {
  readonly storeId: string;
  readonly budget: number | null;
  readonly otherBids: readonly number[];
}

/** No branch is chosen: nothing is forecast. */
export const NOWHERE: ForecastOf = { storeId: "", budget: null, otherBids: [] };

const parts = (placements: readonly Placement[]): readonly (readonly Placement[])[] =>
  Array.from({ length: Math.ceil(placements.length / MOST_PLACEMENTS) }, (_, part) =>
    placements.slice(part * MOST_PLACEMENTS, (part + 1) * MOST_PLACEMENTS),
  );

/** What each row is likely to bring on a day; nothing before a branch is chosen (SPONSOR-F1). */
export function useForecasts(
  { storeId, budget, otherBids }: ForecastOf,
  rows: readonly PlacedBid[],
): readonly RowForecast[] | null {
  const client = useClient();
  const queries = useQueries({
    queries: parts(rows.map(({ placement }) => placement)).map((part) => ({
      ...marketsQuery(client, storeId, part),
      // rows that are known stay known while a new one is asked about
      placeholderData: (known: Markets | undefined) => known,
    })),
  });
  if (storeId === "") return null;
  const known: Markets = Object.assign({}, ...queries.map(({ data }) => data ?? {}));
  const areAsked = queries.some(({ isFetching }) => isFetching);
  const bids = [...otherBids, ...rows.map(({ bid }) => bid)].filter((bid) => !Number.isNaN(bid));
  const terms = { budget, highestBid: Math.max(0, ...bids) };
  return rows.map(({ placement, bid }) => {
    const market = known[keyOf(placement)];
    return {
      forecast: market === undefined && areAsked ? null : forecastPlacement(market, bid, terms),
      suggestedBid: suggestedBidOf(market),
    };
  });
}
