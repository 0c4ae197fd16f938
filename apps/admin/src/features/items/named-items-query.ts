import { itemStatus, type ItemDates } from "@marquee/domain/items/item-status";
import { now } from "@marquee/ui/browser/now.ts";
import { queryOptions } from "@tanstack/react-query";

/** The most items of a link that are read. */
const MOST_NAMED = 20;

/** The items that a link names by their ids and that can be promoted. Read once: what is promoted meanwhile is live. */
export const namedItemsQuery = <Item extends ItemDates>(
  key: string,
  ids: string,
  readItem: (id: string, signal: AbortSignal) => Promise<Item>,
) =>
  queryOptions({
    queryKey: [key, ids],
    queryFn: async ({ signal }) => {
      const named = [...new Set(ids.split(","))].slice(0, MOST_NAMED);
      const items = await Promise.all(named.map((id) => readItem(id, signal)));
      return items.filter((item) => itemStatus(item, now()) !== "live");
    },
    staleTime: Infinity,
    gcTime: 0,
  });
