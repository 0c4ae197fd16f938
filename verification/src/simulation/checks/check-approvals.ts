import { approvalRun } from "@marquee/domain/campaigns/campaign-run";
import type { Scenario } from "../scenario/scenario.ts";
import type { Books, ItemRow, MadeCampaign } from "./books.ts";
import {
  approvedBefore,
  campaignsBefore,
  isApprovalEvent,
  isItemEvent,
  itemBefore,
  millis,
  runMillis,
  type ApprovalEvent,
  type RunMillis,
} from "./item-history.ts";
import { itemText, runText, startedBy } from "./item-run.ts";

/** A campaign whose days begin with an approval, and its items. */
interface StartedCampaign {
  readonly campaign: MadeCampaign;
  readonly items: readonly string[];
  readonly run: RunMillis;
}

/** The campaigns that waited for an approval, each with the run that it gets by it (STORE-A2). */
function startedCampaigns(books: Books, approval: ApprovalEvent): readonly StartedCampaign[] {
  if (approval.after.is_approve === "N") return [];
  return campaignsBefore(books, approval.number)
    .filter(({ valid_from }) => valid_from === null)
    .map((campaign) => {
      const checkout = books.checkouts.find(({ id }) => id === campaign.checkout_id);
      const from = checkout?.kind === "flyer" ? checkout.draft.fromDate : null;
      const { days } = campaign;
      const { validFrom, validTill } = approvalRun({ days, from }, approval.after.updated_on);
      return {
        campaign,
        items: books.campaigns.find(({ id }) => id === campaign.id)?.items ?? [],
        run: { from: millis(validFrom), till: millis(validTill) },
      };
    });
}

/** An item after an approval or its withdrawal (STORE-A3, STORE-A4). */
function switchedItem(
  item: ItemRow,
  { after: { is_approve, updated_on } }: ApprovalEvent,
  started: readonly StartedCampaign[],
): ItemRow {
  if (is_approve === "N") return { ...item, active: "N" };
  const at = Date.parse(updated_on);
  const { till } = runMillis(item);
  const isOn = item.active === "Y" || (till !== null && till > at);
  return started
    .filter(({ items }) => items.includes(item.id))
    .reduce<ItemRow>(
      (before, { campaign: { id }, run }) => startedBy(before, { id, run, at, approved: true }),
      { ...item, active: isOn ? "Y" : "N" },
    );
}

function checkApproval(books: Books, approval: ApprovalEvent): readonly string[] {
  const { number, xact } = approval;
  const started = startedCampaigns(books, approval);
  const last = books.events.findLast((event) => event.xact === xact)?.number ?? number;
  const after = campaignsBefore(books, last + 1);
  const campaigns = started.flatMap(({ campaign, run }) => {
    const now = after.find(({ id }) => id === campaign.id);
    return now && runText(runMillis(now)) === runText(run)
      ? []
      : [
          `SIM-I5 a campaign that waited runs ${now && runText(runMillis(now))}, not ${runText(run)}`,
        ];
  });
  const items = books.items.flatMap(({ id }) => {
    const must = switchedItem(itemBefore(books, id, number), approval, started);
    const changed = books.events
      .filter(isItemEvent)
      .findLast((event) => event.xact === xact && event.after.id === id);
    const is = changed?.after ?? itemBefore(books, id, number);
    return itemText(is) === itemText(must)
      ? []
      : [`SIM-I5 an approval leaves an item as ${itemText(is)}, not ${itemText(must)}`];
  });
  return [...campaigns, ...items];
}

/**
 * An approval starts what waited for it and switches on what still runs; its withdrawal switches off. Each changes the
 * branch once, however often it was requested (SIM-I5).
 */
export const checkApprovals = (
  books: Books,
  scenario: Pick<Scenario, "approved">,
): readonly string[] =>
  books.events
    .filter(isApprovalEvent)
    .flatMap((approval) => [
      ...checkApproval(books, approval),
      ...(approvedBefore(books, scenario, approval.number) === (approval.after.is_approve === "Y")
        ? ["SIM-I5 an approval was changed into what it was"]
        : []),
    ]);
