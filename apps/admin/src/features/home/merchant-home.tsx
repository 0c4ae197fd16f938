import { isNewMerchant } from "@marquee/domain/home/first-steps";
import { formatDay } from "@marquee/domain/dates/format-dates";
import type {
  Home,
  HomeFigures as Figures,
  MerchantHome as Merchant,
} from "@marquee/domain/home/home.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import type { ReactNode } from "react";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useUser } from "../../session/session-context.tsx";
import { CountedFigures } from "./counted-figures.tsx";
import { FirstStepsList } from "./first-steps-list.tsx";
import { greeting, weekDay } from "./greeting.ts";
import { HomeFigures } from "./home-figures.tsx";
import { HomeFrame } from "./home-frame.tsx";
import { HomePart } from "./home-part.tsx";
import { MoreLink } from "./more-link.tsx";
import { LiveCampaigns } from "./live-campaigns.tsx";
import { EndingCampaigns, WaitingList } from "./merchant-aside.tsx";
import { NextStepCard } from "./next-step-card.tsx";

/** What all of it comes to today (HOME-M1, HOME-M2). */
const Today = ({ live, endThisWeek, spendToday }: Figures) => (
  <HomeFigures
    figures={[
      {
        label: "Live campaigns",
        value: formatCount(live),
        detail: endThisWeek > 0 ? `${endThisWeek} end this week` : null,
      },
      { label: "Spend today, CAD", value: <Money amount={spendToday} /> },
    ]}
  />
);

export interface MerchantHomeProps {
  readonly home: Home;
  readonly merchant: Merchant;
  readonly onRetry: () => void;
  /** The control of the days whose figures are shown. */
  readonly days: ReactNode;
  /** The figures of other days are on their way. */
  readonly isBusy: boolean;
}

/** The Home of a merchant: the next step, what is live, what ends and what waits; the first steps before there is anything. */
export function MerchantHome(props: MerchantHomeProps) {
  const { home, merchant, onRetry, days, isBusy } = props;
  const { name, companyName } = useUser();
  const { day, failed } = home;
  const { figures, counted, campaigns, waiting, progress } = merchant;
  const isNew = progress !== null && isNewMerchant(progress);
  const part = (key: keyof Merchant) => ({ isFailed: failed.includes(key), onRetry });
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
            {(content) => <Today {...content} />}
          </HomePart>
          <HomePart title="Figures" more={days} content={counted} {...part("counted")}>
            {(shown) => <CountedFigures counted={shown} today={day} isBusy={isBusy} />}
          </HomePart>
          <HomePart
            title="Live campaigns"
            content={campaigns}
            {...part("campaigns")}
            more={<MoreLink to="/home/campaign/campaignList">All campaigns</MoreLink>}
          >
            {(live) => <LiveCampaigns campaigns={live} today={day} />}
          </HomePart>
        </>
      )}
    </HomeFrame>
  );
}
