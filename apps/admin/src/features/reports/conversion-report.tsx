import { formatDay } from "@marquee/domain/dates/format-dates";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import {
  comparedDays,
  currencyTotals,
  reportWindow,
} from "@marquee/domain/reports/conversion-report";
import type { ConversionRow } from "@marquee/domain/reports/conversion.schema";
import { REPORT_DAYS } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { useQuery } from "@tanstack/react-query";
import { ChartLine } from "lucide-react";
import { useState, type ReactNode } from "react";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../page-kit/date-range/use-range-in-address.ts";
import type { FootRow } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { Outline } from "../../page-kit/when-loaded.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { conversionColumns, conversionList } from "./report-columns.tsx";
import { conversionRows, summaryQuery } from "./reports.queries.ts";
import { reportSearch } from "./reports.search.ts";

/** As high as the chart with its sums and the choice of a currency, so that the rows below it keep their place. */
const CHART = <Outline sizes={["h-91 w-full rounded-card max-lg:h-115 max-sm:h-124"]} />;

// The chart is loaded after the rows.
const ConversionChart = onDemand(
  async () => (await import("./conversion-chart.tsx")).ConversionChart,
  { loading: CHART },
);

const conversionName = ({ shop, createdOn }: ConversionRow) => `${shop}, ${createdOn.slice(0, 10)}`;

type Sums = Pick<ConversionRow, "currency" | "totalPrice" | "totalCommission">;

/** A row of sums for each currency, which says so if there are several. */
const footRows = <Each extends Sums>(
  all: readonly Each[],
  labelOf: (one: Each) => string,
): readonly FootRow[] =>
  all.map((one) => ({
    label: all.length > 1 ? `${labelOf(one)}, ${one.currency}` : labelOf(one),
    cells: {
      currency: one.currency,
      totalPrice: <Money amount={one.totalPrice} />,
      totalCommission: <Money amount={one.totalCommission} />,
    },
  }));

export interface ConversionReportProps {
  readonly title: string;
  readonly description: string;
  /** Where else it leads, beside its title. */
  readonly action?: ReactNode;
}

/** Bills of shops with what they sold and the commission on it: of the own shop, or of all that the user may see. */
export function ConversionReport({ title, description, action }: ConversionReportProps) {
  const client = useClient();
  const filter = useCompanyBranch();
  const mayFilter = usePermission("reports.filterDates").allowed;
  const { range: chosen, field } = useRangeInAddress();
  const [usual] = useState(() => reportWindow(now()));
  const range = mayFilter && chosen !== null ? chosen : usual;
  const { companyId, storeId } = filter;
  const selection = { companyId, storeId, range };
  const state = readListState(conversionList, useScreenSearch(reportSearch));
  const summary = useQuery(summaryQuery(client, selection, state));
  const since = summary.data?.since ?? null;
  const daysBefore = mayFilter ? comparedDays(range, since) : null;
  const before = useQuery({
    ...summaryQuery(client, { ...selection, range: daysBefore ?? range }, state),
    enabled: daysBefore !== null,
  });
  const isCompared = daysBefore !== null && !before.isPlaceholderData;
  return (
    <ListPage
      list={conversionList}
      title={title}
      description={description}
      action={action}
      query={conversionRows(client, selection)}
      columns={conversionColumns}
      rowName={conversionName}
      rowActions={({ id }) => [
        {
          label: "View Details",
          link: { to: "/home/report/viewBillOrder", search: { billId: id } },
        },
      ]}
      lead={
        mayFilter ? (
          <DateRange
            label="Bill dates"
            {...field}
            value={range}
            since={since === null ? undefined : { day: since, what: "the first bill" }}
          />
        ) : (
          <p className="figures text-small text-muted">
            The last {REPORT_DAYS} days: {formatDay(range.fromDate)} – {formatDay(range.toDate)},
            CST
          </p>
        )
      }
      above={
        summary.data ? (
          <>
            <ConversionChart
              summary={summary.data}
              before={isCompared ? (before.data ?? null) : null}
              busy={summary.isPlaceholderData}
            />
            {mayFilter && daysBefore === null && since !== null ? (
              <p className="pt-2 text-small text-muted">
                There are not as many days before to compare with: the first bill is of{" "}
                <span className="figures">{formatDay(since)}</span>.
              </p>
            ) : null}
          </>
        ) : summary.isPending ? (
          CHART
        ) : undefined
      }
      foot={(rows) => [
        ...footRows(currencyTotals(rows), () => "Total of this page"),
        ...footRows(
          summary.data?.currencies ?? [],
          ({ bills }) => `Total of all ${formatCount(bills)} bills`,
        ),
      ]}
      searchLabel="Search shops"
      {...companyFilter(filter)}
      empty={
        <NoRecords
          icon={<ChartLine />}
          detail="Bills come from the shop platform, week by week."
          help={HELP_LINKS.results}
        />
      }
    />
  );
}
