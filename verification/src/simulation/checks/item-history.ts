import type { Scenario } from "../scenario/scenario.ts";
import type { BookEvent, Books, ItemRow, MadeCampaign } from "./books.ts";

/** A run of a campaign or an item: both ends as milliseconds since 1970, or both null before they are known. */
export interface RunMillis {
  readonly from: number | null;
  readonly till: number | null;
}

/** What is bought for an item at a moment: a run, or days that begin with the approval of the branch. */
export interface Bought {
  readonly run: RunMillis;
  readonly days: number;
  readonly at: number;
}

const HOUR = 3_600_000;

/** An instant as milliseconds since 1970. */
export const millis = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant);

/** The run of a campaign or an item as milliseconds. */
export const runMillis = (row: Pick<ItemRow, "valid_from" | "valid_till">): RunMillis => ({
  from: millis(row.valid_from),
  till: millis(row.valid_till),
});

/** How long of a run an item would not have by the run that it has already, in milliseconds. */
function gain({ from, till }: RunMillis, item: RunMillis, at: number): number {
  if (from === null || till === null) return Infinity;
  if (item.from === null || item.till === null || item.till <= at) return till - from;
  const earlier = Math.max(0, Math.min(till, item.from) - from);
  const later = Math.max(0, till - Math.max(from, item.till));
  return earlier + later;
}

/**
 * Whether an item has already what is bought for it, as a buyer sees it: it is live, or what it would gain is less
 * than an hour, or it waits for the approval of the branch with as many days. `early` says how many milliseconds
 * before its run an item counts as live.
 */
export function hasAlready(
  item: ItemRow,
  { run, days, at }: Bought,
  campaigns: readonly MadeCampaign[],
  early = 0,
): boolean {
  const own = runMillis(item);
  if (item.active === "Y" && own.from !== null && own.till !== null)
    if (own.from <= at + early && own.till > at + early) return true;
  if (run.from !== null) return gain(run, own, at) < HOUR;
  const waiting = campaigns.find(
    ({ id, valid_from }) => id === item.campaign_id && valid_from === null,
  );
  return waiting !== undefined && waiting.days >= days;
}

type ItemEvent = Extract<BookEvent, { readonly source: "offer" | "product" }>;
type CampaignEvent = Extract<BookEvent, { readonly source: "campaign" }>;
export type ApprovalEvent = Extract<BookEvent, { readonly source: "store" }>;

/** Whether an event changed an offer or a product. */
export const isItemEvent = (event: BookEvent): event is ItemEvent =>
  event.source === "offer" || event.source === "product";

const isCampaignEvent = (event: BookEvent): event is CampaignEvent => event.source === "campaign";

/** Whether an event changed the approval of the branch; no other change of it is recorded. */
export const isApprovalEvent = (event: BookEvent): event is ApprovalEvent =>
  event.source === "store";

/** The event that made a campaign, with the campaign as it was made. */
export const creationOf = ({ events }: Pick<Books, "events">, id: string) =>
  events.filter(isCampaignEvent).find(({ before, after }) => before === null && after.id === id);

/** Whether the branch was approved before an event. */
export const approvedBefore = (
  { events }: Pick<Books, "events">,
  { approved }: Pick<Scenario, "approved">,
  number: number,
): boolean => {
  const last = events.filter(isApprovalEvent).findLast((event) => event.number < number);
  return last === undefined ? approved : last.after.is_approve === "Y";
};

/** The campaigns that there were before an event, as they were then, in the order in which they were made. */
export function campaignsBefore(
  { events }: Pick<Books, "events">,
  number: number,
): readonly MadeCampaign[] {
  const seen = new Map<string, MadeCampaign>();
  for (const event of events.filter(isCampaignEvent))
    if (event.number < number) seen.set(event.after.id, event.after);
  return [...seen.values()];
}

/** An item as it was before an event. */
export function itemBefore({ events, items }: Books, id: string, number: number): ItemRow {
  const changes = events.filter(isItemEvent).filter(({ after }) => after.id === id);
  const next = changes.find((change) => change.number >= number);
  const item = next?.before ?? items.find((row) => row.id === id);
  if (!item) throw new Error(`there is no item ${id}`);
  return item;
}

/** The products that were mapped to the live offer before an event. */
export function mappedBefore(
  { events }: Books,
  { live }: Pick<Scenario, "live">,
  number: number,
): ReadonlySet<string> {
  const since = events.flatMap((event) =>
    event.source === "offer_product" && event.number < number ? [event.after.product_id] : [],
  );
  return new Set([...live.mapped, ...since]);
}
