import { campaignRun, type Run } from "@marquee/domain/campaigns/campaign-run";
import { promotionRun } from "@marquee/domain/campaigns/promotion-run";
import { readInvoiceNumber } from "@marquee/domain/invoices/invoice-number";
import type { Aftermath, CheckoutRow } from "./aftermath.ts";
import { takenBy } from "./judge-money.ts";
import type { Wishes } from "./payer.ts";
import type { SimulatedWorld } from "./simulated-world.ts";
import type { Approval } from "./staff.ts";

/** Numbers follow each other from the last one before (SIM-I4). */
export function judgeNumbers(
  { invoices }: Aftermath,
  before: number,
  last: number,
): readonly string[] {
  const numbers = invoices.map(({ invoice_id }) => readInvoiceNumber(invoice_id)?.sequence);
  const right = numbers.every((number, index) => number === before + index + 1);
  return right && last === before + numbers.length
    ? []
    : [`SIM-I4 invoices ${numbers.join(", ")} follow ${before}, and the counter stands at ${last}`];
}

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

/** What a checkout promotes, and when that runs if it is paid at this moment. */
function plannedRun(
  { kind, draft, receipt: { days } }: CheckoutRow,
  paidAt: Date,
  approved: boolean,
): { readonly offers: readonly string[]; readonly run: Run } {
  return kind === "flyer"
    ? { offers: draft.offers, run: campaignRun({ from: draft.fromDate, days, paidAt, approved }) }
    : { offers: [draft.offerId], run: promotionRun({ days, paidAt, approved }) };
}

/** Campaigns run as their plans say, and their items with them (SIM-I5). */
export function judgeRuns(after: Aftermath, approvals: readonly Approval[]): readonly string[] {
  const problems: string[] = [];
  const expected = new Map<string, ItemRun>(
    after.offers.map(({ id }) => [id, { active: false, from: null, till: null, campaign: null }]),
  );
  for (const campaign of after.campaigns) {
    const checkout = after.checkouts.find(({ id }) => id === campaign.checkout_id);
    if (!checkout) continue;
    const now = Date.parse(campaign.created_on);
    const active = approvedAt(approvals, now);
    const { days } = checkout.receipt;
    const { offers, run } = plannedRun(checkout, new Date(now), active);
    const from = at(run.validFrom);
    const till = at(run.validTill);
    if (
      at(campaign.valid_from) !== from ||
      at(campaign.valid_till) !== till ||
      campaign.days !== days
    )
      problems.push(`SIM-I5 a campaign runs from ${campaign.valid_from}, not ${run.validFrom}`);
    const joined = after.joined
      .filter(({ campaign_id }) => campaign_id === campaign.id)
      .map(({ offer_id }) => offer_id);
    if (joined.join() !== offers.toSorted().join())
      problems.push(`SIM-I5 a campaign has ${joined.length} of ${offers.length} offers`);
    for (const id of joined) {
      const item = expected.get(id);
      if (item) expected.set(id, extend(item, { active, from, till }, campaign.id, now));
    }
  }
  for (const offer of after.offers) {
    const is = [
      offer.active === "Y",
      at(offer.valid_from),
      at(offer.valid_till),
      offer.campaign_id,
    ];
    const run = expected.get(offer.id);
    const must = [run?.active, run?.from, run?.till, run?.campaign];
    if (is.join() !== must.join())
      problems.push(`SIM-I5 an item runs ${is.join(", ")}, not ${must.join(", ")}`);
  }
  return problems;
}

/** Failed and cancelled tries are on record as often as they happened (SIM-I8). */
export function judgeFailures(
  world: SimulatedWorld,
  after: Aftermath,
  wishes: Wishes,
): readonly string[] {
  const problems: string[] = [];
  for (const { id, failures, received } of takenBy(world)) {
    const of = after.transactions.filter(({ payment_id }) => payment_id === id);
    const recorded = of.filter(({ status }) => status === "Fail");
    if (recorded.length > failures)
      problems.push(
        `SIM-I8 ${id} failed ${failures} times and is recorded ${recorded.length} times`,
      );
    const told = after.done.filter(
      ({ type, provider_id }) => provider_id === id && type === "payment_intent.payment_failed",
    );
    if (recorded.length < told.length)
      problems.push(
        `SIM-I8 ${told.length} failures of ${id} were taken in, ${recorded.length} recorded`,
      );
    const cancelled = of.filter(({ status }) => status === "Cancelled");
    if (cancelled.length > 0 && !wishes.cancelled && !wishes.closed)
      problems.push(`SIM-I8 ${id} is recorded as cancelled, and nobody wished it`);
    // Money that moves while it is given up is another matter: the answer of the provider was late, or nobody heard it.
    if (cancelled.length > 0 && received > 0 && world.punctual)
      problems.push(`SIM-I8 ${id} was given up, and taken`);
    if (new Set(cancelled.map(({ offer_id }) => offer_id)).size !== cancelled.length)
      problems.push(`SIM-I8 ${id} is recorded as cancelled ${cancelled.length} times`);
  }
  return problems;
}

const LAST_STATES: readonly string[] = ["paid", "cancelled", "expired", "refunded", "refundDue"];
const OVER: readonly string[] = ["succeeded", "refunded", "cancelled"];

/** In the end nothing waits any more, but what a provider could not give back (SIM-L1). */
export function judgeEnd(after: Aftermath): readonly string[] {
  const tries = after.attempts
    .filter(
      ({ state, dead_since }) => !OVER.includes(state) && !(state === "refundDue" && dead_since),
    )
    .map(
      ({ provider, state, due_at }) => `SIM-L1 a try by ${provider} stays ${state}, due ${due_at}`,
    );
  const due = after.attempts
    .filter(({ due_at }) => due_at !== null)
    .map(({ provider, state }) => `SIM-L1 a try by ${provider} that is ${state} is due for ever`);
  const checkouts = after.checkouts
    .filter(({ state }) => !LAST_STATES.includes(state))
    .map(({ state }) => `SIM-L1 a checkout stays ${state}`);
  return [...tries, ...due, ...checkouts];
}

/** Nobody writes on a try that another process holds (SIM-I7). */
export const judgeLeases = ({ letGo }: Aftermath): readonly string[] =>
  letGo.map(({ process, holder }) => `SIM-I7 ${process} let go of a try that ${holder} held`);
