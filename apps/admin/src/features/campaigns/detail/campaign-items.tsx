import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import type { DateRangeDraft } from "@marquee/domain/dates/date-range-rules";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { DateRange } from "../../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../../page-kit/date-range/use-range-in-address.ts";
import { ListFailure } from "../../../page-kit/list/list-failure.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { Instant } from "../../../ui/instant.tsx";
import { Money } from "../../../ui/money.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Thumb } from "../../../ui/thumb.tsx";
import { useNarrow } from "../../../browser/media.ts";

/** The path's word for "no limit". */
const NO_LIMIT = "undefined";

function useCampaignItems(
  { id, campaignFor, campaignType }: Campaign,
  range: DateRangeDraft | null,
) {
  const client = useClient();
  const from = range?.fromDate ?? NO_LIMIT;
  const to = range?.toDate ?? NO_LIMIT;
  return useQuery({
    queryKey: ["campaigns", "items", id, from, to],
    queryFn: ({ signal }) => {
      const params = { id, type: campaignType, from, to };
      return campaignFor === "product"
        ? client.campaigns.products({ params }, { signal })
        : client.campaigns.offers({ params }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

const whole = (count: number): string => count.toLocaleString("en-CA");

function Dates({ item }: { readonly item: CampaignItem }) {
  if (item.validFrom === null) return <span className="text-muted">After approval</span>;
  return (
    <span className="whitespace-nowrap">
      <Instant at={item.validFrom} form="day" /> – <Instant at={item.validTill} form="day" />
    </span>
  );
}

const Budget = ({ item }: { readonly item: CampaignItem }) =>
  item.budget === null ? <span className="text-muted">–</span> : <Money amount={item.budget} />;

function Name({ item }: { readonly item: CampaignItem }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Thumb src={item.image} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{item.heading}</span>
        <span className="block truncate text-small text-muted">{item.subHeading}</span>
      </span>
    </span>
  );
}

function ItemCards({ items }: { readonly items: readonly CampaignItem[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id} className="rounded-card border border-line-strong bg-raised p-4">
          <Name item={item} />
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
            <dd className="figures text-right">{whole(item.impressions)}</dd>
            <dt className="text-muted">Clicks</dt>
            <dd className="figures text-right">{whole(item.clicks)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

const HEAD = "h-9 px-2 text-tiny font-medium text-muted";

function ItemRows({ items }: { readonly items: readonly CampaignItem[] }) {
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
            <th scope="col" className="h-9 pl-2 text-right text-tiny font-medium text-muted">
              Clicks
            </th>
          </tr>
        </thead>
        <tbody className="text-small">
          {items.map((item) => (
            <tr key={item.id} className="h-14 border-b border-line">
              <td className="max-w-0 py-2 pr-2">
                <Name item={item} />
              </td>
              <td className="px-2 text-muted">{item.type}</td>
              <td className="px-2 text-muted">
                <Dates item={item} />
              </td>
              <td className="px-2 text-right">
                <Budget item={item} />
              </td>
              <td className="figures px-2 text-right">{whole(item.impressions)}</td>
              <td className="figures pl-2 text-right">{whole(item.clicks)}</td>
            </tr>
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
    whole(items.reduce((total, item) => total + count(item), 0));
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
      <div role="status" className="flex flex-col gap-4 pt-4">
        <span className="sr-only">Loading</span>
        {campaign.offers.concat(campaign.products).map((id) => (
          <Skeleton key={id} className="h-10 w-full" />
        ))}
      </div>
    );
  if (items.isError)
    return <ListFailure error={items.error} onRetry={() => void items.refetch()} />;
  const { rows } = items.data;
  return (
    <>
      <DateRange
        label="Counted days"
        everything="Whole run"
        value={range}
        onValueChange={setRange}
      />
      <Results items={rows} busy={items.isPlaceholderData} />
      {narrow ? <ItemCards items={rows} /> : <ItemRows items={rows} />}
    </>
  );
}
