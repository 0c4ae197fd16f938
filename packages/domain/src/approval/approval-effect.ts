import { approvalRun, type DatedRun, type WaitingRun } from "../campaigns/campaign-run.ts";
import type { CampaignType } from "../campaigns/campaign.schema.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import type { EffectItem, EffectRun } from "./approval-effect.schema.ts";

/** How many items of a campaign are named; all are counted. */
const NAMED_ITEMS = 20;

/** A campaign that gets its dates with the approval of its branch. */
export interface WaitingCampaign extends WaitingRun {
  readonly id: string;
  readonly campaignName: string;
  readonly campaignType: CampaignType;
}

/** An item of the branch that its approval switches, with its run so far and the campaigns that wait with it. */
export interface SwitchedItem extends Omit<EffectItem, "validTill"> {
  readonly validFrom: string | null;
  readonly validTill: string | null;
  readonly campaignId: string | null;
  readonly campaignName: string | null;
  /** The dates of the campaign that holds it. */
  readonly campaignFrom: string | null;
  readonly campaignTill: string | null;
  readonly waitingIn: readonly string[];
}

/** What an approval changes, or its withdrawal. */
export interface Switching {
  readonly items: readonly SwitchedItem[];
  /** None when an approval is withdrawn: runs that have their dates go on. */
  readonly waiting: readonly WaitingCampaign[];
}

type Dates = Pick<SwitchedItem, "validFrom" | "validTill">;

/** The dates of an item after one more run: an earlier beginning and a later end stay, so no paid day is lost (CAMP-R10). */
function extendRun({ validFrom, validTill }: Dates, run: DatedRun, now: Moment): DatedRun {
  if (validFrom === null || validTill === null || millisOf(validTill) <= millisOf(now)) return run;
  const isEarlier = millisOf(validFrom) < millisOf(run.validFrom);
  const isLater = millisOf(validTill) > millisOf(run.validTill);
  return {
    validFrom: isEarlier ? validFrom : run.validFrom,
    validTill: isLater ? validTill : run.validTill,
  };
}

/** The dates of an item once all campaigns that it waits in have theirs; null if it has none then either. */
function datesAfter(
  item: SwitchedItem,
  runs: ReadonlyMap<string, DatedRun>,
  now: Moment,
): DatedRun | null {
  let dates: Dates = item;
  for (const id of item.waitingIn) {
    const run = runs.get(id);
    if (run !== undefined) dates = extendRun(dates, run, now);
  }
  const { validFrom, validTill } = dates;
  return validFrom === null || validTill === null ? null : { validFrom, validTill };
}

/** Whether it is an offer or a collection, and no product. */
export const isOffer = ({ type }: Pick<EffectItem, "type">): boolean =>
  type === "Offer" || type === "Collection";

const countText = (items: readonly Pick<EffectItem, "type">[]) => {
  const offers = items.filter(isOffer).length;
  return { offers, products: items.length - offers };
};

type RunHead = Omit<EffectRun, "offers" | "products" | "items" | "begins">;

function toRun(head: RunHead, items: readonly EffectItem[], now: Moment): EffectRun {
  const begins = millisOf(head.validFrom) <= millisOf(now) ? "now" : "later";
  return { ...head, begins, ...countText(items), items: items.slice(0, NAMED_ITEMS) };
}

type DatedItem = EffectItem & { readonly item: SwitchedItem; readonly validFrom: string };

/** Campaigns that have their dates already, each with its items that are switched. */
function runsThatGoOn(items: readonly DatedItem[], now: Moment): readonly EffectRun[] {
  const groups = Map.groupBy(
    items.filter(({ item }) => item.waitingIn.length === 0),
    ({ item }) => item.campaignId,
  );
  return [...groups].flatMap(([campaignId, members]) => {
    const [first] = members;
    if (first === undefined) return [];
    const { campaignName, campaignFrom, campaignTill } = first.item;
    const [validFrom, validTill] = [
      campaignFrom ?? first.validFrom,
      campaignTill ?? first.validTill,
    ];
    const head = { campaignId, campaignName: campaignName ?? "", startedDays: null };
    return [
      toRun(
        { ...head, campaignType: "flyer", validFrom, validTill },
        members.map(withoutOrigin),
        now,
      ),
    ];
  });
}

const withoutOrigin = ({ item: _origin, validFrom: _from, ...item }: DatedItem): EffectItem => item;

const earliestFirst = (runs: readonly EffectRun[]): readonly EffectRun[] =>
  runs.toSorted(
    (one, other) =>
      millisOf(one.validFrom) - millisOf(other.validFrom) ||
      one.campaignName.localeCompare(other.campaignName),
  );

/** The effect of switching these items and starting these campaigns now (STORE-A5): items, campaigns with their dates. */
export function approvalEffect({ items, waiting }: Switching, now: Moment) {
  const started = new Map(waiting.map((each) => [each.id, approvalRun(each, now)]));
  const dated = items.flatMap((item): readonly DatedItem[] => {
    const dates = datesAfter(item, started, now);
    const { id, type, heading, image } = item;
    return dates === null ? [] : [{ id, type, heading, image, ...dates, item }];
  });
  const starting = waiting.flatMap(({ id, campaignName, campaignType, days }) => {
    const run = started.get(id);
    if (run === undefined) return [];
    const head = { campaignId: id, campaignName, campaignType, startedDays: days, ...run };
    const members = dated.filter(({ item }) => item.waitingIn.includes(id)).map(withoutOrigin);
    return [toRun(head, members, now)];
  });
  const atOnce = dated.filter(({ validFrom }) => millisOf(validFrom) <= millisOf(now));
  return { ...countText(atOnce), runs: earliestFirst([...starting, ...runsThatGoOn(dated, now)]) };
}
