import { isNewMerchant } from "@marquee/domain/home/first-steps";
import { formatDay } from "@marquee/domain/dates/format-dates";
import type { Home, HomeDay, MerchantHome as Merchant } from "@marquee/domain/home/home.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import { DayChart } from "../../page-kit/day-chart/day-chart.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useUser } from "../../session/session-context.tsx";
import { FirstStepsList } from "./first-steps-list.tsx";
import { greeting, weekDay } from "./greeting.ts";
import { HomeFigures } from "./home-figures.tsx";
import { HomeFrame } from "./home-frame.tsx";
import { HomePart } from "./home-part.tsx";
import { MoreLink } from "./more-link.tsx";
import { LiveCampaigns } from "./live-campaigns.tsx";
import { EndingCampaigns, WaitingList } from "./merchant-aside.tsx";
import { NextStepCard } from "./next-step-card.tsx";

function ClicksPerDay({
  days,
  today,
}: {
  readonly days: readonly HomeDay[];
  readonly today: string;
}) {
  return (
    <DayChart
      hasKey
      label="Impressions and clicks per day"
      days={days.map(({ createdOn }) => createdOn)}
      today={today}
      above={[
        {
          key: "impressions",
          label: "Impressions",
          color: "var(--data-1)",
          filled: true,
          figures: days.map(({ impressions }) => impressions),
        },
      ]}
      below={[
        {
          key: "clicks",
          label: "Clicks",
          color: "var(--data-2)",
          filled: true,
          figures: days.map(({ clicks }) => clicks),
        },
      ]}
    />
  );
}

const ofYesterday = (count: number): string => `${formatCount(count)} yesterday`;

/** What all of it comes to today (HOME-M1, HOME-M2). */
function Today({ figures, days }: Pick<Merchant, "days" | "figures">) {
  const [yesterday, today] = (days ?? []).slice(-2);
  const live = figures ?? { live: 0, endThisWeek: 0, spendToday: 0 };
  return (
    <HomeFigures
      figures={[
        {
          label: "Live campaigns",
          value: formatCount(live.live),
          detail: live.endThisWeek > 0 ? `${live.endThisWeek} end this week` : null,
        },
        { label: "Spend today, CAD", value: <Money amount={live.spendToday} /> },
        ...(today && yesterday
          ? [
              {
                label: "Impressions today",
                value: formatCount(today.impressions),
                detail: ofYesterday(yesterday.impressions),
              },
              {
                label: "Clicks today",
                value: formatCount(today.clicks),
                detail: ofYesterday(yesterday.clicks),
              },
            ]
          : []),
      ]}
    />
  );
}

export interface MerchantHomeProps {
  readonly home: Home;
  readonly merchant: Merchant;
  readonly onRetry: () => void;
}

/** The Home of a merchant: the next step, what is live, what ends and what waits; the first steps before there is anything. */
export function MerchantHome({ home, merchant, onRetry }: MerchantHomeProps) {
  const { name, companyName } = useUser();
  const { day, failed } = home;
  const { figures, days, campaigns, waiting, progress } = merchant;
  const isNew = progress !== null && isNewMerchant(progress);
  const part = (key: keyof Merchant) => ({ isFailed: failed.includes(key), onRetry });
  const seen = days?.some(({ impressions, clicks }) => impressions + clicks > 0) ?? true;
  const aside = (
    <>
      {isNew ? null : (
        <HomePart title="Ends this week" content={campaigns} {...part("campaigns")}>
          {(ending) => <EndingCampaigns campaigns={ending} />}
        </HomePart>
      )}
      <HomePart title="Waiting for" content={waiting} {...part("waiting")}>
        {(items) => <WaitingList waiting={items} today={day} />}
      </HomePart>
    </>
  );
  return (
    <HomeFrame
      aside={aside}
      header={
        <PageHeader
          title={isNew ? `Welcome, ${greeting.firstName(name)}` : greeting.at(now(), name)}
          description={
            <span>
              {`${companyName ?? "Your company"} on ${weekDay(day)} ${formatDay(day)}. Times are Central (CST).`}
            </span>
          }
        />
      }
    >
      {progress?.nextStep ? <NextStepCard step={progress.nextStep} /> : null}
      {isNew ? (
        <FirstStepsList progress={progress} />
      ) : (
        <>
          <HomePart title="Today" content={figures} {...part("figures")}>
            {(content) => <Today figures={content} days={days} />}
          </HomePart>
          <HomePart
            title="Live campaigns"
            content={campaigns}
            {...part("campaigns")}
            more={<MoreLink to="/home/campaign/campaignList">All campaigns</MoreLink>}
          >
            {(live) => <LiveCampaigns campaigns={live} today={day} />}
          </HomePart>
          <HomePart title="Last 14 days" content={seen ? days : null} {...part("days")}>
            {(counted) => <ClicksPerDay days={counted} today={day} />}
          </HomePart>
        </>
      )}
    </HomeFrame>
  );
}
