import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import {
  planAgain,
  renewedItems,
  type RenewReview,
} from "@marquee/domain/campaigns/flyer/renew-review";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { formatAmount } from "@marquee/domain/money/format-money";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../../session/session-context.tsx";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import { useBranch } from "../../../companies/companies.queries.ts";
import { useGeography } from "../../../geography/geography.queries.ts";
import { invoiceQuery } from "../../../payments/payments.queries.ts";
import { previewPlan } from "../../start/flyer/plan-price.ts";
import { LastTimeAndToday, type Row } from "./last-time-and-today.tsx";

/** What both types of campaigns have: how long, and how many items. */
function commonRows(campaign: Campaign, review: RenewReview): readonly Row[] {
  const days = String(campaign.days);
  return [
    { name: "Days", last: days, today: days },
    {
      name: "Items",
      last: String(chosenItems(campaign).length),
      today: String(renewedItems(review).length),
    },
  ];
}

/** "4.83 more: the promo code took 4.83 off last time." */
function differenceText(today: Receipt, last: Receipt): string | null {
  const change = today.total - last.total;
  if (Math.abs(change) < 0.005) return null;
  const more = `${formatAmount(Math.abs(change))} ${change > 0 ? "more" : "less"} than last time`;
  return last.discount > 0
    ? `${more}, when a promo code took ${formatAmount(last.discount)} off.`
    : `${more}.`;
}

interface AgainProps {
  readonly campaign: Campaign;
  readonly review: RenewReview;
  /** The invoice of the first run, if the user may see it. */
  readonly invoiceId: string | null;
}

/** A flyer: what it cost, and what the same days cost from today on. */
export function FlyerAgain({ campaign, review, invoiceId }: AgainProps) {
  const client = useClient();
  const geography = useGeography().data;
  const branch = useBranch(campaign.companyId, campaign.storeId);
  const paid = useQuery({ ...invoiceQuery(client, invoiceId ?? ""), enabled: invoiceId !== null });
  const today = centralDayOf(now());
  const plan = planAgain(campaign, review, today);
  const receipt =
    geography && branch && renewedItems(review).length > 0
      ? previewPlan(plan, branch, geography, null)
      : null;
  const last = paid.data?.receipt ?? null;
  const places = geography
    ? countAreaPlaces(plan, geography, branch?.countryId ?? null)
    : undefined;
  const lastDay =
    campaign.validFrom === null
      ? null
      : addDays(centralDayOf(campaign.validFrom), campaign.days - 1);
  const difference = receipt && last ? differenceText(receipt, last) : null;
  return (
    <>
      <LastTimeAndToday
        rows={[
          {
            name: "From",
            last: campaign.validFrom === null ? "–" : formatDay(centralDayOf(campaign.validFrom)),
            today: formatDay(today),
          },
          {
            name: "Last day",
            last: lastDay === null ? "–" : formatDay(lastDay),
            today: formatDay(addDays(today, campaign.days - 1)),
          },
          ...commonRows(campaign, review),
          {
            name: "Cities",
            last: last === null ? "–" : formatCount(last.places),
            today: places === undefined ? "–" : formatCount(places),
          },
        ]}
        total={{
          name: "Total, CAD",
          last: formatAmount(campaign.campaignPrice),
          today: receipt === null ? "–" : formatAmount(receipt.total),
        }}
      />
      {difference === null ? null : (
        <p className="mt-2 rounded-control bg-accent-tint px-3 py-2 text-small text-accent-strong">
          {difference}
        </p>
      )}
    </>
  );
}

/** A sponsored campaign: its budget. During the beta it costs nothing. */
export function SponsoredAgain({ campaign, review }: Omit<AgainProps, "invoiceId">) {
  const budget = formatAmount(campaign.budget ?? 0);
  return (
    <LastTimeAndToday
      rows={[
        ...commonRows(campaign, review),
        { name: "Budget a day, CAD", last: budget, today: budget },
      ]}
      total={{ name: "To pay, CAD", last: formatAmount(0), today: formatAmount(0) }}
    />
  );
}
