import type { Scenario } from "../scenario/scenario.ts";
import type { Books, CheckoutRow, ItemRow, MadeCampaign } from "./books.ts";
import { creditedOf } from "./check-credit-notes.ts";
import { approvedBefore, creationOf, isItemEvent, runMillis } from "./item-history.ts";
import { itemText, runText, startedBy } from "./item-run.ts";
import { plannedRun } from "./plans.ts";

/** A campaign begins so soon after its payment is settled: in between are the statements that make it. */
const SOON = 60_000;

/** Campaigns run as planned, paid and approved (SIM-I5). */
function checkCampaign(
  campaign: MadeCampaign,
  checkout: CheckoutRow,
  approved: boolean,
  scenario: Pick<Scenario, "live">,
): readonly string[] {
  const run = runMillis(campaign);
  const made = Date.parse(campaign.created_on);
  const isImmediate = run.from !== null && Math.abs(run.from - made) < SOON;
  const paidAt = new Date(isImmediate ? (run.from ?? made) : made);
  const planned = plannedRun(checkout, paidAt, approved, scenario);
  return planned !== null && runText(planned) === runText(run)
    ? []
    : [`SIM-I5 a campaign runs from ${runText(run)}, not ${planned && runText(planned)}`];
}

/** An item that a campaign starts takes its run, or keeps the longer one, and is on in an approved branch alone. */
function checkItem(
  { before, after }: { readonly before: ItemRow; readonly after: ItemRow },
  campaign: MadeCampaign,
  approved: boolean,
): readonly string[] {
  const at = Date.parse(campaign.created_on);
  const must = startedBy(before, { id: campaign.id, run: runMillis(campaign), at, approved });
  return itemText(after) === itemText(must)
    ? []
    : [`SIM-I5 an item runs ${itemText(after)}, not ${itemText(must)}`];
}

/** Campaigns run as planned, and their items with them; nothing else changes a run (SIM-I5). */
export function checkRuns(
  books: Books,
  scenario: Pick<Scenario, "approved" | "live">,
): readonly string[] {
  const { campaigns, checkouts, events } = books;
  return campaigns.flatMap((campaign) => {
    const checkout = checkouts.find(({ id }) => id === campaign.checkout_id);
    const made = creationOf(books, campaign.id);
    if (!checkout || !made) return [`SIM-I5 campaign ${campaign.id} has no checkout`];
    const approved = approvedBefore(books, scenario, made.number);
    const started = events.filter(isItemEvent).filter(({ xact }) => xact === made.xact);
    const items = started.map(({ after }) => after.id).toSorted();
    return [
      ...checkCampaign(made.after, checkout, approved, scenario),
      ...started.flatMap((event) => checkItem(event, made.after, approved)),
      ...(items.join() === campaign.items.join()
        ? []
        : [`SIM-I5 a campaign of ${campaign.items.length} items starts ${items.length}`]),
    ];
  });
}

/** The last moment at which something happened. */
const lastOf = ({ events }: Books): number =>
  Math.max(...events.map(({ committed_on }) => Date.parse(committed_on)));

/** Of what is credited whole nothing runs on (SIM-I5). */
export function checkCredited(books: Books): readonly string[] {
  const last = lastOf(books);
  return books.campaigns.flatMap((campaign) => {
    const invoice = books.invoices.find(({ checkout_id }) => checkout_id === campaign.checkout_id);
    if (!invoice || invoice.payment_amount === 0) return [];
    const isWhole = creditedOf(books, invoice.id) >= invoice.payment_amount;
    const run = runMillis(campaign);
    return !isWhole || (run.till ?? Infinity) <= last
      ? []
      : [`SIM-I5 a campaign that is credited whole runs from ${runText(run)}`];
  });
}

/** What an item is in the end is what was made of it last (SIM-I5). */
export function checkItems({ events, items }: Books): readonly string[] {
  return items.flatMap((item) => {
    const last = events.filter(isItemEvent).findLast(({ after }) => after.id === item.id);
    if (!last) return [];
    return itemText(item) === itemText(last.after)
      ? []
      : [`SIM-I5 an item is left as ${itemText(item)}, not ${itemText(last.after)}`];
  });
}
