import {
  cannotWinText,
  clicksText,
  impressionsText,
} from "@marquee/domain/campaigns/sponsored/placement-forecast";
import { formatAmount } from "@marquee/domain/money/format-money";
import { CircleAlert } from "lucide-react";
import type { RowForecast } from "./placement-markets.queries.ts";

interface ForecastTextProps {
  readonly forecast: RowForecast["forecast"];
}

/** What a keyword or section is likely to bring on a day, in two short lines. */
export function ForecastText({ forecast }: ForecastTextProps) {
  if (forecast === null) return <span className="text-muted">–</span>;
  switch (forecast.tag) {
    case "unknown":
      return <span className="text-muted">Not known yet</span>;
    case "cannotWin":
      return <span className="font-medium text-bad-sign">No clicks</span>;
    case "known":
      return (
        <>
          <span className="block font-medium">{clicksText(forecast.clicks)}</span>
          <span className="block text-muted">{impressionsText(forecast.impressions)}</span>
        </>
      );
  }
}

interface LostBidProps {
  readonly id: string;
  readonly name: string;
  readonly bid: number;
  readonly row: RowForecast;
  /** Takes the bid that is suggested instead. */
  readonly onTake: (bid: number) => void;
}

/** Why a bid is not shown, and the button that takes one that is (SPONSOR-F3). */
export function LostBid({ id, name, bid, row, onTake }: LostBidProps) {
  const why = row.forecast && cannotWinText(row.forecast, bid);
  if (why === null) return null;
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-bad-sign">
      <CircleAlert className="size-3.5 shrink-0" strokeWidth={2} aria-hidden="true" />
      <span className="font-medium">{why}</span>
      <button
        type="button"
        className="link min-h-6"
        aria-label={`Use ${formatAmount(row.suggestedBid)} for ${name}`}
        onClick={() => onTake(row.suggestedBid)}
      >
        Use {formatAmount(row.suggestedBid)}
      </button>
    </p>
  );
}
