import { countDays } from "@marquee/domain/campaigns/count-text";
import {
  forecastCampaign,
  type CountRange,
} from "@marquee/domain/campaigns/sponsored/placement-forecast";
import type { SponsoredCampaignDraft } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { useForecasts } from "../../../sections/placement-markets.queries.ts";
import { keywordForecasts, sectionForecasts } from "./sponsored-forecasts.ts";

const range = ([low, high]: CountRange): string =>
  low === high ? formatCount(low) : `${formatCount(low)} to ${formatCount(high)}`;

interface FigureProps {
  readonly label: string;
  readonly value: string;
}

const Figure = ({ label, value }: FigureProps) => (
  <div className="px-3 py-2 not-first:border-l not-first:border-line">
    <dt className="text-tiny text-muted">{label}</dt>
    <dd className="figures font-semibold">{value}</dd>
  </div>
);

export interface CampaignForecastProps {
  readonly draft: SponsoredCampaignDraft;
  /** The days that it is for; null while the dates make no sense. */
  readonly days: number | null;
}

/** What all keywords and sections are likely to bring together (SPONSOR-F5). */
export function CampaignForecast({ draft, days }: CampaignForecastProps) {
  const [keywords, sections] = [keywordForecasts(draft), sectionForecasts(draft)];
  const ofKeywords = useForecasts(keywords.of, keywords.rows);
  const ofSections = useForecasts(sections.of, sections.rows);
  const rows = [...(ofKeywords ?? []), ...(ofSections ?? [])];
  const bids = [...keywords.of.otherBids, ...sections.of.otherBids];
  const highestBid = Math.max(0, ...bids.filter((bid) => !Number.isNaN(bid)));
  const forecast = forecastCampaign(
    rows.flatMap((row) => (row.forecast === null ? [] : [row.forecast])),
    { budget: draft.budget, highestBid },
    days ?? 1,
  );
  if (rows.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-small font-medium">
        Forecast, {days === null ? "a day" : countDays(days)}
      </h3>
      {forecast === null ? (
        <p className="text-small text-muted">
          Not known yet: too few campaigns use these keywords and sections.
        </p>
      ) : (
        <dl className="grid grid-cols-2 rounded-card border border-line-strong bg-raised">
          <Figure label="Clicks" value={range(forecast.clicks)} />
          <Figure label="Impressions" value={`about ${formatCount(forecast.impressions)}`} />
        </dl>
      )}
    </div>
  );
}
