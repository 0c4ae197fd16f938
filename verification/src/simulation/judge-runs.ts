import {
  campaignRun,
  mappingRun,
  promotionRun,
  type Run,
} from "@marquee/domain/campaigns/campaign-run";
import type { Aftermath, CheckoutRow } from "./aftermath.ts";
import type { Approval } from "./staff.ts";
import type { Stage } from "./stage.ts";

/** Milliseconds for which the live offer has run at the start. */
const LIVE_SINCE = 3_600_000;

const at = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant);
const approvedAt = (approvals: readonly Approval[], time: number): boolean =>
  approvals.findLast((approval) => approval.at <= time)?.approved ?? false;

interface ItemRun {
  active: boolean;
  from: number | null;
  till: number | null;
  campaign: string | null;
}

/** What a further run does to an item that may still be covered by an earlier one (PAYSRV-F5). */
function extend(
  item: ItemRun,
  run: Omit<ItemRun, "campaign">,
  campaign: string,
  now: number,
): ItemRun {
  const covered = item.till !== null && item.till > now;
  if (!covered) return { ...run, campaign };
  const { active } = run;
  const from = Math.min(item.from ?? Infinity, run.from ?? Infinity);
  const till = Math.max(item.till ?? 0, run.till ?? 0);
  const keeps = run.till === null || (item.till ?? 0) > run.till;
  return { active, from, till, campaign: keeps ? item.campaign : campaign };
}

/** What a checkout promotes, and when that runs if it is paid at this moment; null where nothing can run any more. */
function plannedRun(
  checkout: CheckoutRow,
  paidAt: Date,
  approved: boolean,
  { live }: Pick<Stage, "live">,
): { readonly items: readonly string[]; readonly run: Run | null } {
  const { days } = checkout.receipt;
  switch (checkout.kind) {
    case "flyer": {
      const { offers, fromDate } = checkout.draft;
      return { items: offers, run: campaignRun({ from: fromDate, days, paidAt, approved }) };
    }
    case "promoteOffer":
      return {
        items: [checkout.draft.offerId],
        run: promotionRun({ days, paidAt, approved }),
      };
    case "mapProducts": {
      const run = mappingRun({ validTill: live.till.toISOString(), paidAt });
      return { items: checkout.draft.products, run };
    }
    case "cardVerification":
      return { items: [], run: null };
  }
}

/** How items run before anything is paid: the live offer alone. */
function atFirst({ items }: Aftermath, now: Date, { live }: Pick<Stage, "live">) {
  const none: ItemRun = { active: false, from: null, till: null, campaign: null };
  const from = now.getTime() - LIVE_SINCE;
  const isLive: ItemRun = { active: true, from, till: live.till.getTime(), campaign: null };
  return new Map<string, ItemRun>(items.map(({ id }) => [id, id === live.id ? isLive : none]));
}

/** Campaigns run as their plans say, and their items with them (SIM-I5). */
export function judgeRuns(
  after: Aftermath,
  approvals: readonly Approval[],
  stage: Pick<Stage, "live" | "now">,
): readonly string[] {
  const problems: string[] = [];
  const expected = atFirst(after, stage.now, stage);
  for (const campaign of after.campaigns) {
    const checkout = after.checkouts.find(({ id }) => id === campaign.checkout_id);
    if (!checkout) continue;
    const now = Date.parse(campaign.created_on);
    const active = approvedAt(approvals, now);
    const { days } = checkout.receipt;
    const { items, run } = plannedRun(checkout, new Date(now), active, stage);
    const from = at(run?.validFrom ?? null);
    const till = at(run?.validTill ?? null);
    if (
      run === null ||
      at(campaign.valid_from) !== from ||
      at(campaign.valid_till) !== till ||
      campaign.days !== days
    )
      problems.push(`SIM-I5 a campaign runs from ${campaign.valid_from}, not ${run?.validFrom}`);
    const joined = after.joined
      .filter(({ campaign_id }) => campaign_id === campaign.id)
      .map(({ item_id }) => item_id);
    if (joined.join() !== items.toSorted().join())
      problems.push(`SIM-I5 a campaign has ${joined.length} of ${items.length} items`);
    for (const id of joined) {
      const item = expected.get(id);
      if (item) expected.set(id, extend(item, { active, from, till }, campaign.id, now));
    }
  }
  for (const item of after.items) {
    const is = [item.active === "Y", at(item.valid_from), at(item.valid_till), item.campaign_id];
    const run = expected.get(item.id);
    const must = [run?.active, run?.from, run?.till, run?.campaign];
    if (is.join() !== must.join())
      problems.push(`SIM-I5 an item runs ${is.join(", ")}, not ${must.join(", ")}`);
  }
  return problems;
}

/** Products join the offer with what was paid for, and a mapping is priced with those that were there (SIM-I5). */
export function judgeMappings(after: Aftermath, { live }: Pick<Stage, "live">): readonly string[] {
  const mapped = new Set(live.mapped);
  const made = new Map<string, number>();
  const mappings = after.checkouts.filter((checkout) => checkout.kind === "mapProducts");
  for (const { checkout_id, created_on } of after.campaigns)
    made.set(checkout_id, Date.parse(created_on));
  /** How many products a mapping counts that sees the others which were settled by then. */
  const countedBy = ({ id, draft }: (typeof mappings)[number], then: number): number => {
    const others = mappings.filter(
      (other) => other.id !== id && (made.get(other.id) ?? Infinity) <= then,
    );
    const before = new Set([...live.mapped, ...others.flatMap((other) => other.draft.products)]);
    return before.size + draft.products.length;
  };
  const problems = mappings.flatMap((mapping) => {
    const { items = 0 } = mapping.receipt;
    // Another one may be settled between its being asked for and its being priced.
    const least = countedBy(mapping, Date.parse(mapping.created_on));
    const most = countedBy(mapping, Number.MAX_SAFE_INTEGER);
    return items >= least && items <= most
      ? []
      : [`SIM-I5 a mapping is priced for ${items} products, not ${least}`];
  });
  for (const { id, draft } of mappings)
    if (made.has(id)) for (const product of draft.products) mapped.add(product);
  if ([...mapped].toSorted().join() !== after.mapped.join())
    problems.push(`SIM-I5 the offer has ${after.mapped.length} products, not ${mapped.size}`);
  return problems;
}
