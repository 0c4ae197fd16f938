import type { Scenario } from "../scenario/scenario.ts";
import { approvedAt, type Approval } from "../users/staff.ts";
import type { Books, CampaignRow, CheckoutRow, ItemRow } from "./books.ts";
import { millis, runMillis, type RunMillis } from "./item-history.ts";
import { plannedRun } from "./plans.ts";

/** A campaign begins so soon after its payment is settled: in between are the statements that make it. */
const SOON = 60_000;

const words = ({ from, till }: RunMillis): string => `${from} to ${till}`;

/** Campaigns run as planned, paid and approved (SIM-I5). */
function checkCampaign(
  campaign: CampaignRow,
  checkout: CheckoutRow,
  approved: boolean,
  scenario: Pick<Scenario, "live">,
): readonly string[] {
  const run = runMillis(campaign);
  const made = Date.parse(campaign.created_on);
  const isImmediate = run.from !== null && Math.abs(run.from - made) < SOON;
  const paidAt = new Date(isImmediate ? (run.from ?? made) : made);
  const planned = plannedRun(checkout, paidAt, approved, scenario);
  return planned !== null && words(planned) === words(run)
    ? []
    : [`SIM-I5 a campaign runs from ${words(run)}, not ${planned && words(planned)}`];
}

/** What a further run does to an item that may still be covered by an earlier one (PAYSRV-F5). */
function extend(item: ItemRow, { id }: CampaignRow, run: RunMillis, at: number): string {
  const before = runMillis(item);
  const isCovered = before.till !== null && before.till > at;
  if (!isCovered) return `${words(run)} by ${id}`;
  const from = Math.min(before.from ?? Infinity, run.from ?? Infinity);
  const till = Math.max(before.till ?? 0, run.till ?? 0);
  const keeps = run.till === null || (before.till ?? 0) > run.till;
  return `${words({ from, till })} by ${keeps ? item.campaign_id : id}`;
}

/** An item that a campaign starts takes its run, or keeps the longer one, and is on in an approved branch alone. */
function checkItem(
  { before, after }: { readonly before: ItemRow; readonly after: ItemRow },
  campaign: CampaignRow,
  approved: boolean,
): readonly string[] {
  const at = Date.parse(campaign.created_on);
  const must = `${approved ? "Y" : "N"} ${extend(before, campaign, runMillis(campaign), at)}`;
  const is = `${after.active} ${words(runMillis(after))} by ${after.campaign_id}`;
  return is === must ? [] : [`SIM-I5 an item runs ${is}, not ${must}`];
}

/** Campaigns run as planned, and their items with them; nothing else changes a run (SIM-I5). */
export function checkRuns(
  books: Books,
  approvals: readonly Approval[],
  scenario: Pick<Scenario, "live">,
): readonly string[] {
  const { campaigns, checkouts, events } = books;
  return campaigns.flatMap((campaign) => {
    const checkout = checkouts.find(({ id }) => id === campaign.checkout_id);
    const made = events.find(
      (event) => event.source === "campaign" && event.after.id === campaign.id,
    );
    if (!checkout || !made) return [`SIM-I5 campaign ${campaign.id} has no checkout`];
    const approved = approvedAt(approvals, Date.parse(campaign.created_on));
    const started = events.flatMap((event) =>
      (event.source === "offer" || event.source === "product") && event.xact === made.xact
        ? [event]
        : [],
    );
    const items = started.map(({ after }) => after.id).toSorted();
    return [
      ...checkCampaign(campaign, checkout, approved, scenario),
      ...started.flatMap((event) => checkItem(event, campaign, approved)),
      ...(items.join() === campaign.items.join()
        ? []
        : [`SIM-I5 a campaign of ${campaign.items.length} items starts ${items.length}`]),
    ];
  });
}

/** What an item is in the end is what was made of it last (SIM-I5). */
export function checkItems({ events, items }: Books): readonly string[] {
  return items.flatMap((item) => {
    const last = events.findLast(
      (event) =>
        (event.source === "offer" || event.source === "product") && event.after.id === item.id,
    );
    if (!last || !("valid_till" in last.after)) return [];
    const is = [item.campaign_id, millis(item.valid_from), millis(item.valid_till)];
    const must = [
      last.after.campaign_id,
      millis(last.after.valid_from),
      millis(last.after.valid_till),
    ];
    return is.join() === must.join()
      ? []
      : [`SIM-I5 an item is left as ${is.join()}, not ${must.join()}`];
  });
}
