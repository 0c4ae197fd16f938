import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useClient } from "../../../../session/session-context.tsx";
import { branchItemsQuery } from "../../campaigns.queries.ts";
import type { PickableItem } from "./pickable-item.ts";

/** The names and images of chosen items: of those ticked on this page as they are, of others by fetching them once. */
export function useChosenItems(
  campaignFor: CampaignFor | "",
  storeId: string,
  ids: readonly string[],
) {
  const client = useClient();
  const [seen, setSeen] = useState<ReadonlyMap<string, PickableItem>>(new Map());
  const unknown = ids.some((id) => !seen.has(id));
  const { data } = useQuery({
    ...branchItemsQuery(client, campaignFor === "product" ? "product" : "offer", storeId),
    enabled: unknown && campaignFor !== "" && storeId !== "",
  });
  const items = useMemo(() => {
    const loaded = new Map((data?.rows ?? []).map((item) => [item.id, item]));
    return ids.map((id) => ({ id, item: seen.get(id) ?? loaded.get(id) ?? null }));
  }, [ids, seen, data]);
  const remember = (rows: readonly PickableItem[]) =>
    setSeen((old) => new Map([...old, ...rows.map((row) => [row.id, row] as const)]));
  return { items, remember };
}
