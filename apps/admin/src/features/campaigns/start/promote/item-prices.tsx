import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { addsToPrice, countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";

/** The most items that are named; the others are summed up in one line. */
const MOST_NAMED = 8;

export interface ItemPricesProps {
  readonly campaignFor: CampaignFor;
  /** What the plan takes, by its names in the order of the list. */
  readonly names: readonly string[];
}

interface LineProps {
  readonly name: string;
  readonly adds: string;
}

const Line = ({ name, adds }: LineProps) => (
  <li className="flex items-baseline gap-3 py-1">
    <span className="min-w-0 flex-1 truncate" title={name}>
      {name}
    </span>
    <span className="figures shrink-0 text-muted">{adds}</span>
  </li>
);

/** What each of the ticked rows adds to the price (CAMP-P7). */
export function ItemPrices({ campaignFor, names }: ItemPricesProps) {
  const more = names.length - MOST_NAMED;
  return (
    <section aria-labelledby="item-prices" className="text-small">
      <h3 id="item-prices" className="flex justify-between text-tiny font-medium text-muted">
        <span>{campaignFor === "product" ? "Products" : "Offers"}</span>
        <span>Adds to the price, CAD</span>
      </h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {names.slice(0, MOST_NAMED).map((name, index) => (
          <Line key={index} name={name} adds={addsToPrice(index + 1)} />
        ))}
        {more > 0 ? (
          <Line
            name={`${countItems(more, campaignFor)} more`}
            adds={`${addsToPrice(MOST_NAMED + 1)} each`}
          />
        ) : null}
      </ul>
    </section>
  );
}
