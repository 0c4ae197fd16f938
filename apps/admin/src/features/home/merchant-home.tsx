import { formatDay } from "@marquee/domain/dates/format-dates";
import type {
  Home,
  HomeFigures as Figures,
  HomeNextStep,
  MerchantHome as Merchant,
} from "@marquee/domain/home/home.schema";
import { isNewMerchant } from "@marquee/domain/home/new-merchant";
import { nextStepText } from "@marquee/domain/home/next-step";
import { now } from "@marquee/ui/browser/now.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Money } from "@marquee/ui/content/money.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Address } from "../../page-kit/address.ts";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useUser } from "../../session/session-context.tsx";
import { CountedFigures } from "./counted-figures.tsx";
import { greeting, weekDay } from "./greeting.ts";
import { HomeFigures } from "./home-figures.tsx";
import { HomeFrame } from "./home-frame.tsx";
import { HomePart } from "./home-part.tsx";
import { LiveCampaigns } from "./live-campaigns.tsx";
import { EndingCampaigns, WaitingList } from "./merchant-aside.tsx";

// Loaded on demand: only new companies see it, for a few days.
const FirstStepsList = onDemand(
  async () => (await import("./first-steps-list.tsx")).FirstStepsList,
  {
    loading: (
      <Loading>
        <Skeleton className="h-72 w-full rounded-card" />
      </Loading>
    ),
  },
);

const GoodToHaveList = onDemand(
  async () => (await import("./good-to-have-list.tsx")).GoodToHaveList,
);

/** Where a step is taken. */
function stepAddress(step: HomeNextStep, companyId: string | null): Address {
  switch (step.kind) {
    case "addBranch":
      return { to: "/home/company/store", search: { company: companyId ?? undefined } };
    case "addOffer":
      return { to: "/home/offers/add" };
    case "promote":
      return { to: "/home/offers", search: { tab: "pending", promote: step.storeId } };
  }
}

/** The one step that is proposed, with its price (HOME-N1 to HOME-N3). */
function NextStepCard({ step }: { readonly step: HomeNextStep }) {
  const { companyId } = useUser();
  const { title, detail, action } = nextStepText(step);
  return (
    <section
      aria-label="Next step"
      className="flex flex-col items-start gap-0.5 rounded-card bg-accent-tint px-5 py-4"
    >
      <p className="text-tiny font-semibold text-accent-text">Next step</p>
      <h2 className="text-section">{title}</h2>
      <p>{detail}</p>
      <Button asChild variant="primary" className="mt-3">
        <Link {...stepAddress(step, companyId)}>
          <span>{action}</span>
          <ArrowRight className="size-4" aria-hidden="true" />
        </Link>
      </Button>
    </section>
  );
}

/** The figures of today (HOME-M1, HOME-M2). */
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
  const { name, companyId, companyName } = useUser();
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
      {isNew && companyId !== null ? <GoodToHaveList companyId={companyId} /> : null}
    </>
  );
  return (
    <HomeFrame
      aside={aside}
      header={
        <PageHeader
          tab="Home"
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
            all={{ to: "/home/campaign/campaignList", label: "All campaigns" }}
          >
            {(live) => <LiveCampaigns campaigns={live} today={day} />}
          </HomePart>
        </>
      )}
    </HomeFrame>
  );
}
