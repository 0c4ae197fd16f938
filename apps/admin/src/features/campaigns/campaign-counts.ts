import type { Client } from "@marquee/api/client/create-client";
import type { CampaignResults } from "@marquee/domain/campaigns/promotion/promotion.schema";

/** What was counted of one campaign. */
export type CampaignCounts = CampaignResults["campaigns"][number];

/** What is asked for at once, and who waits for it. */
interface Batch {
  readonly ids: Set<string>;
  readonly response: Promise<CampaignResults>;
}

/** The most ids that fit into an address. */
const MOST_IDS = 200;

/** The results of any number of campaigns, which an export may ask for. */
async function readResults(client: Client, ids: readonly string[]): Promise<CampaignResults> {
  const campaigns: CampaignCounts[] = [];
  for (let at = 0; at < ids.length; at += MOST_IDS) {
    const params = { ids: ids.slice(at, at + MOST_IDS).join(",") };
    campaigns.push(...(await client.campaigns.results({ params })).campaigns);
  }
  return { campaigns };
}

const batches = new WeakMap<Client, Batch>();

/** One call for all campaigns that are asked for before the next task. */
function createBatch(client: Client): Batch {
  const waiting = batches.get(client);
  if (waiting) return waiting;
  const ids = new Set<string>();
  const response = new Promise<void>((resolve) => {
    setTimeout(resolve);
  }).then(() => {
    batches.delete(client);
    return readResults(client, [...ids]);
  });
  const batch = { ids, response };
  batches.set(client, batch);
  return batch;
}

/** What was counted of a campaign over its run. */
export async function campaignCounts(client: Client, id: string): Promise<CampaignCounts> {
  const { ids, response } = createBatch(client);
  ids.add(id);
  const { campaigns } = await response;
  return (
    campaigns.find((counts) => counts.id === id) ?? {
      id,
      impressions: 0,
      clicks: 0,
      buyNowClicks: 0,
      snips: 0,
      spent: 0,
    }
  );
}
