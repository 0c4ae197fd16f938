import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { budgetOfItem } from "@marquee/domain/campaigns/results/campaign-results";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import { Link } from "@tanstack/react-router";
import { DetailsButton } from "../../../../page-kit/list/row-details.tsx";
import { usePermission } from "../../../../session/permission.ts";
import { ItemName } from "../../../items/item-name.tsx";
import { ItemResults } from "../analytics/item-analytics.tsx";
import { hasItemChart, ItemChart } from "./item-chart.tsx";
import { ItemDates } from "./item-dates.tsx";

interface BudgetProps {
  readonly item: CampaignItem;
  readonly campaign: Campaign;
}

/** This item's part of the campaign's price; for a sponsored one, what it may spend a day. */
const Budget = ({ item, campaign }: BudgetProps) => (
  <Money
    amount={budgetOfItem(
      { campaignPrice: campaign.campaignPrice, items: chosenItems(campaign) },
      item,
    )}
  />
);

const name = ({ image, heading, subHeading }: CampaignItem) => (
  <ItemName image={image} title={heading} detail={subHeading} />
);

export interface ItemsProps {
  readonly campaign: Campaign;
  readonly items: readonly CampaignItem[];
  /** The days that are counted; null before there are any. */
  readonly days: DateRangeDraft | null;
  /** The items whose analytics are open, two at most. */
  readonly open: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Where more products are put into a live offer or collection; absent for those who may not, and for what is not live. */
function MapMore({ item }: { readonly item: CampaignItem }) {
  const { companyId, storeId } = item;
  const mayCreate = usePermission(
    "campaigns.create",
    companyId === undefined ? undefined : { companyId, storeId },
  ).allowed;
  const { active, validFrom, validTill } = item;
  const isLive =
    active !== undefined && itemStatus({ active, validFrom, validTill }, now()) === "live";
  if (item.type === "Product" || !mayCreate || !isLive) return null;
  return (
    <Link to="/home/offers/mapProduct" search={{ id: item.id }} className="link text-small">
      Map More Products<span className="sr-only"> to {item.heading}</span>
    </Link>
  );
}

/** What came of one item day by day, under it. */
function Analytics({ item, campaign, days }: Pick<ItemProps, "item" | "campaign" | "days">) {
  if (days === null)
    return <p className="text-muted">Results are counted from the first day of the run.</p>;
  return (
    <>
      <ItemResults name={item.heading} campaignId={campaign.id} itemId={item.id} range={days} />
      <p className="mt-3">
        <MapMore item={item} />
      </p>
    </>
  );
}

interface ItemProps extends Pick<ItemsProps, "days" | "campaign"> {
  readonly item: CampaignItem;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function ItemCard({ item, campaign, days, open, onToggle }: ItemProps) {
  return (
    <li className="rounded-card border border-line-strong bg-raised p-4">
      <div className="relative flex items-center gap-2">
        <div className="min-w-0 flex-1">{name(item)}</div>
        <DetailsButton
          wholeRow
          label={`Analytics of ${item.heading}`}
          open={open}
          onToggle={onToggle}
        />
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-3 text-small">
        <dt className="text-muted">Type</dt>
        <dd className="text-right">{item.type}</dd>
        <dt className="text-muted">Dates, CST</dt>
        <dd className="text-right">
          <ItemDates item={item} />
        </dd>
        <dt className="text-muted">Budget, CAD</dt>
        <dd className="text-right">
          <Budget item={item} campaign={campaign} />
        </dd>
        <dt className="text-muted">Impressions</dt>
        <dd className="figures text-right">{formatCount(item.impressions)}</dd>
        <dt className="text-muted">Clicks</dt>
        <dd className="figures text-right">{formatCount(item.clicks)}</dd>
        {hasItemChart(item, days) ? (
          <>
            <dt className="text-muted">Clicks by day</dt>
            <dd className="text-right">
              <ItemChart item={item} days={days} />
            </dd>
          </>
        ) : null}
      </dl>
      {open ? (
        <div className="mt-4">
          <Analytics item={item} campaign={campaign} days={days} />
        </div>
      ) : null}
    </li>
  );
}

/** The items of a campaign as cards, each with its analytics. */
export function ItemCards({ items, campaign, days, open, onToggle }: ItemsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          campaign={campaign}
          days={days}
          open={open.includes(item.id)}
          onToggle={() => onToggle(item.id)}
        />
      ))}
    </ul>
  );
}

const FIGURES = ["Budget, CAD", "Impressions", "Clicks"];
const HEAD = "h-9 px-2 text-tiny font-medium text-muted";

interface ItemRowProps extends ItemProps {
  /** Whether any item of the table has a chart. */
  readonly charts: boolean;
}

function ItemRow({ item, campaign, days, charts, open, onToggle }: ItemRowProps) {
  return (
    <>
      <tr className="relative h-14 border-b border-line">
        <td className="max-w-0 py-2 pr-2">{name(item)}</td>
        <td className="px-2 text-muted">{item.type}</td>
        <td className="px-2 text-muted">
          <ItemDates item={item} stacked />
        </td>
        <td className="px-2 text-right">
          <Budget item={item} campaign={campaign} />
        </td>
        <td className="figures px-2 text-right">{formatCount(item.impressions)}</td>
        <td className="figures px-2 text-right">{formatCount(item.clicks)}</td>
        {charts ? (
          <td className="px-2 text-right">
            <ItemChart item={item} days={days} />
          </td>
        ) : null}
        <td className="pl-1">
          <DetailsButton
            wholeRow
            label={`Analytics of ${item.heading}`}
            open={open}
            onToggle={onToggle}
          />
        </td>
      </tr>
      {open ? (
        <tr className="border-b border-line">
          <td colSpan={charts ? 8 : 7} className="py-4">
            <Analytics item={item} campaign={campaign} days={days} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The items of a campaign as a table, each with its analytics. */
export function ItemRows({ items, campaign, days, open, onToggle }: ItemsProps) {
  const charts = items.some((item) => hasItemChart(item, days));
  return (
    <div className="overflow-x-auto">
      <table className="w-full" aria-label="Offers and products of this campaign">
        <thead>
          <tr className="border-b border-line text-left whitespace-nowrap">
            <th scope="col" className="h-9 w-104 min-w-44 pr-2 text-tiny font-medium text-muted">
              Offer/Product
            </th>
            {["Type", "Dates, CST"].map((label) => (
              <th key={label} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
            {[...FIGURES, ...(charts ? ["Clicks by day"] : [])].map((label) => (
              <th key={label} scope="col" className={`${HEAD} text-right`}>
                {label}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody className="text-small">
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              campaign={campaign}
              days={days}
              charts={charts}
              open={open.includes(item.id)}
              onToggle={() => onToggle(item.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
