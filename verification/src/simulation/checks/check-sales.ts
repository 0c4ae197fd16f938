import { centsOf } from "@marquee/domain/money/cents";
import { amountsOf } from "@marquee/domain/payments/receipt-amounts";
import type { Scenario } from "../scenario/scenario.ts";
import type { Books, CampaignRow, CheckoutRow, MadeCampaign } from "./books.ts";
import {
  campaignsBefore,
  creationOf,
  hasAlready,
  itemBefore,
  mappedBefore,
  runMillis,
} from "./item-history.ts";
import { plannedItems, chosenArea, expectedPrice } from "./plans.ts";

type Stage = Pick<Scenario, "live">;

/** A campaign, as it is and as it was made, the checkout that paid it, and the event and transaction that made it. */
interface SoldCampaign {
  readonly campaign: CampaignRow;
  readonly made: MadeCampaign;
  readonly checkout: CheckoutRow;
  readonly number: number;
  readonly xact: string;
}

function soldCampaigns(books: Books): readonly SoldCampaign[] {
  return books.campaigns.flatMap((campaign) => {
    const checkout = books.checkouts.find(({ id }) => id === campaign.checkout_id);
    const creation = creationOf(books, campaign.id);
    if (!checkout || !creation) return [];
    const { after: made, number, xact } = creation;
    return [{ campaign, made, checkout, number, xact }];
  });
}

/**
 * A buyer gets something: not all that is sold to them was there before (SIM-I12). What was there is what the sale's own
 * transaction found when it changed the item, whatever had been sold since the sale began.
 */
function checkSoldOnce(books: Books, sold: SoldCampaign): readonly string[] {
  const { made, checkout, number, xact } = sold;
  const items = plannedItems(checkout);
  if (checkout.kind === "mapProducts") {
    const maps = books.events.some(
      (event) => event.source === "offer_product" && event.xact === xact,
    );
    return maps
      ? []
      : [`SIM-I12 a mapping was paid for whose ${items.length} products were mapped already`];
  }
  const changeNumber = (id: string): number =>
    books.events.find(
      ({ source, after, xact: by }) =>
        (source === "offer" || source === "product") &&
        "id" in after &&
        after.id === id &&
        by === xact,
    )?.number ?? number;
  const bought = {
    run: runMillis(made),
    days: made.days,
    at: Date.parse(made.created_on),
  };
  const others = campaignsBefore(books, number);
  return items.every((id) => hasAlready(itemBefore(books, id, changeNumber(id)), bought, others))
    ? [
        `SIM-I12 a ${checkout.kind} was paid for that made nothing more of its ${items.length} items`,
      ]
    : [];
}

type Fact = readonly [what: string, is: unknown, must: unknown];

/** What was paid for is what was made: items, days, places, at the price that follows from them (SIM-I13). */
function checkAsPlanned({ campaign, checkout }: SoldCampaign, scenario: Stage): readonly string[] {
  const { receipt } = checkout;
  const places = chosenArea(checkout);
  const price = expectedPrice(checkout, scenario);
  const facts: readonly Fact[] = [
    ["its items", campaign.items.join(), plannedItems(checkout).join()],
    ["its area", campaign.campaign_area, places.area],
    ["its cities", campaign.cities.join(), places.cities.join()],
    ["its states", campaign.states.join(), places.states.join()],
    ["its days", campaign.days, price?.days],
    ["the days of its receipt", receipt.days, price?.days],
    ["the places of its receipt", receipt.places, price?.places],
    ["the subtotal of its receipt", Number(centsOf(receipt.subtotal)), price?.subtotal],
    ["the total of its receipt", checkout.total, Number(amountsOf(receipt.basis).total)],
  ];
  return facts
    .filter(([, is, must]) => is !== must)
    .map(
      ([what, is, must]) =>
        `SIM-I13 a ${checkout.kind}: ${what} is ${String(is)}, not ${String(must)}`,
    );
}

/** A mapping is priced with the products that were mapped when it was asked for (SIM-I5). */
function checkMappingPrice(books: Books, { checkout, number }: SoldCampaign, scenario: Stage) {
  if (checkout.kind !== "mapProducts") return [];
  const items = plannedItems(checkout);
  const countIn = (events: Books["events"], before: number): number =>
    mappedBefore({ ...books, events }, scenario, before).size + items.length;
  // What others wrote and had not committed when it was asked for was not mapped yet.
  const asked = Date.parse(checkout.created_on);
  const seen = books.events.filter(({ committed_on }) => Date.parse(committed_on) < asked);
  const least = countIn(seen, Number.POSITIVE_INFINITY);
  // Another one may be settled between its being asked for and its being priced.
  const most = countIn(books.events, number);
  const { items: priced = 0 } = checkout.receipt;
  return priced >= least && priced <= most
    ? []
    : [`SIM-I5 a mapping is priced for ${priced} products, not ${least}`];
}

/** Everything that was sold, over all checkouts of the company. */
export function checkSales(books: Books, scenario: Stage): readonly string[] {
  const sold = soldCampaigns(books);
  const mapped = new Set(scenario.live.mapped);
  for (const { checkout } of sold)
    if (checkout.kind === "mapProducts") for (const id of plannedItems(checkout)) mapped.add(id);
  const isMapped = [...mapped].toSorted().join() === books.mapped.join();
  return [
    ...sold.flatMap((campaign) => [
      ...checkSoldOnce(books, campaign),
      ...checkAsPlanned(campaign, scenario),
      ...checkMappingPrice(books, campaign, scenario),
    ]),
    ...(isMapped
      ? []
      : [`SIM-I5 the offer has ${books.mapped.length} products, not ${mapped.size}`]),
  ];
}
