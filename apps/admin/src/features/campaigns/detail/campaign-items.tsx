import { daysToCount } from "@marquee/domain/campaigns/beacons";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { useState } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { DetailsButton } from "../../../page-kit/list/row-details.tsx";
import { DateRange } from "../../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../../page-kit/date-range/use-range-in-address.ts";
import { ListFailure } from "../../../page-kit/list/list-failure.tsx";
import { Instant } from "@marquee/ui/instant.tsx";
import { Money } from "@marquee/ui/money.tsx";
import { formatCount } from "@marquee/ui/format-count.ts";
import { Loading } from "@marquee/ui/loading.tsx";
import { Skeleton } from "@marquee/ui/skeleton.tsx";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { ItemName } from "../../items/item-name.tsx";
import { ItemResults } from "../analytics/item-analytics.tsx";
import { useCampaignItems } from "../campaigns.queries.ts";

function Dates({ item }: { readonly item: CampaignItem }) {
  if (item.validFrom === null)
    return <span className="whitespace-nowrap text-muted">After approval</span>;
  return (
    <span className="whitespace-nowrap">
      <Instant at={item.validFrom} form="day" /> – <Instant at={item.validTill} form="day" />
    </span>
  );
}

const Budget = ({ item }: { readonly item: CampaignItem }) =>
  item.budget === null ? <span className="text-muted">–</span> : <Money amount={item.budget} />;

const name = ({ image, heading, subHeading }: CampaignItem) => (
  <ItemName image={image} title={heading} detail={subHeading} />
);

interface ItemsProps {
  readonly items: readonly CampaignItem[];
  /** The days that are counted; null before there are any. */
  readonly days: DateRangeDraft | null;
}

/** What came of one item day by day, under it. */
function Analytics({ item, days }: { readonly item: CampaignItem } & Pick<ItemsProps, "days">) {
  if (days === null)
    return <p className="text-muted">Results are counted from the first day of the run.</p>;
  return <ItemResults name={item.heading} itemId={item.id} range={days} />;
}

interface ItemProps extends Pick<ItemsProps, "days"> {
  readonly item: CampaignItem;
}

function ItemCard({ item, days }: ItemProps) {
  const [open, setOpen] = useState(false);
  return (
    <li className="rounded-card border border-line-strong bg-raised p-4">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">{name(item)}</div>
        <DetailsButton
          label={`Analytics of ${item.heading}`}
          open={open}
          onToggle={() => setOpen(!open)}
        />
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-3 text-small">
        <dt className="text-muted">Type</dt>
        <dd className="text-right">{item.type}</dd>
        <dt className="text-muted">Dates, CST</dt>
        <dd className="text-right">
          <Dates item={item} />
        </dd>
        <dt className="text-muted">Budget, CAD</dt>
        <dd className="text-right">
          <Budget item={item} />
        </dd>
        <dt className="text-muted">Impressions</dt>
        <dd className="figures text-right">{formatCount(item.impressions)}</dd>
        <dt className="text-muted">Clicks</dt>
        <dd className="figures text-right">{formatCount(item.clicks)}</dd>
      </dl>
      {open ? (
        <div className="mt-4">
          <Analytics item={item} days={days} />
        </div>
      ) : null}
    </li>
  );
}

function ItemCards({ items, days }: ItemsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} days={days} />
      ))}
    </ul>
  );
}

const HEAD = "h-9 px-2 text-tiny font-medium text-muted";

function ItemRow({ item, days }: ItemProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr className="h-14 border-b border-line">
        <td className="max-w-0 py-2 pr-2">{name(item)}</td>
        <td className="px-2 text-muted">{item.type}</td>
        <td className="px-2 text-muted">
          <Dates item={item} />
        </td>
        <td className="px-2 text-right">
          <Budget item={item} />
        </td>
        <td className="figures px-2 text-right">{formatCount(item.impressions)}</td>
        <td className="figures px-2 text-right">{formatCount(item.clicks)}</td>
        <td className="pl-1">
          <DetailsButton
            label={`Analytics of ${item.heading}`}
            open={open}
            onToggle={() => setOpen(!open)}
          />
        </td>
      </tr>
      {open ? (
        <tr className="border-b border-line">
          <td colSpan={7} className="py-4">
            <Analytics item={item} days={days} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function ItemRows({ items, days }: ItemsProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full" aria-label="Offers and products of this campaign">
        <thead>
          <tr className="border-b border-line text-left whitespace-nowrap">
            <th scope="col" className="h-9 w-full pr-2 text-tiny font-medium text-muted">
              Offer/Product
            </th>
            <th scope="col" className={HEAD}>
              Type
            </th>
            <th scope="col" className={HEAD}>
              Dates, CST
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Budget, CAD
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Impressions
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Clicks
            </th>
            <td />
          </tr>
        </thead>
        <tbody className="text-small">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} days={days} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days that impressions and clicks are counted of, and what came of them in all. */
function Results({
  items,
  busy,
}: {
  readonly items: readonly CampaignItem[];
  readonly busy: boolean;
}) {
  const sum = (count: (item: CampaignItem) => number) =>
    formatCount(items.reduce((total, item) => total + count(item), 0));
  return (
    <dl
      aria-busy={busy || undefined}
      className="my-4 grid grid-cols-2 rounded-card border border-line aria-busy:opacity-60"
    >
      <div className="px-4 py-3">
        <dt className="text-small text-muted">Impressions</dt>
        <dd className="figures text-title">{sum(({ impressions }) => impressions)}</dd>
      </div>
      <div className="border-l border-line px-4 py-3">
        <dt className="text-small text-muted">Clicks</dt>
        <dd className="figures text-title">{sum(({ clicks }) => clicks)}</dd>
      </div>
    </dl>
  );
}

/** What a campaign promotes, with what it cost and what came of it. */
export function CampaignItems({ campaign }: { readonly campaign: Campaign }) {
  const [range, setRange] = useRangeInAddress();
  const items = useCampaignItems(campaign, range);
  const narrow = useNarrow();
  if (items.isPending)
    return (
      <Loading className="flex flex-col gap-4 pt-4">
        {campaign.offers.concat(campaign.products).map((id) => (
          <Skeleton key={id} className="h-10 w-full" />
        ))}
      </Loading>
    );
  if (items.isError)
    return <ListFailure error={items.error} onRetry={() => void items.refetch()} />;
  const { rows } = items.data;
  const days = range ?? daysToCount(campaign, now());
  return (
    <>
      <DateRange
        label="Counted days"
        everything="Whole run"
        value={range}
        onValueChange={setRange}
      />
      <Results items={rows} busy={items.isPlaceholderData} />
      {narrow ? <ItemCards items={rows} days={days} /> : <ItemRows items={rows} days={days} />}
    </>
  );
}
