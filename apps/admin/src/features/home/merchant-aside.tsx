import type { HomeCampaign, HomeWaiting } from "@marquee/domain/home/home.schema";
import { CHART_DAYS, endsThisWeek } from "@marquee/domain/home/live-campaigns";
import { waitingText } from "@marquee/domain/home/waiting-text";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Card } from "@marquee/ui/content/card.tsx";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { initials } from "@marquee/ui/content/initials.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Link } from "@tanstack/react-router";
import type { NamedAddress } from "../../page-kit/address.ts";
import { useUser } from "../../session/session-context.tsx";
import { CampaignBadge } from "../campaigns/campaign-badge.tsx";
import { MoreLink } from "./more-link.tsx";

/** Where what waits is found, by its own id if it has a page. */
function linkTo({ kind, id }: HomeWaiting): NamedAddress {
  switch (kind) {
    case "card":
      return { to: "/home/paymentMethod", search: { tab: "own", card: id }, label: "See the card" };
    case "failedPayment":
      return { to: "/home/checkout", search: { id }, label: "Try again" };
    case "payment":
      return { to: "/home/checkout", search: { id }, label: "See the payment" };
    case "sentBack":
      return { to: "/home/company/store", search: { id }, label: "Change the branch" };
    case "approval":
      return { to: "/home/branches", search: { store: id }, label: "See the branch" };
    case "bills":
      return { to: "/home/bills", label: "See the bills" };
  }
}

function EndingCampaign({ campaign }: { readonly campaign: HomeCampaign }) {
  const { id, campaignName, validTill, counted } = campaign;
  const clicks = counted.reduce((sum, day) => sum + day.clicks, 0);
  return (
    <Card className="p-4!">
      <div className="flex items-start justify-between gap-2">
        <Link
          to="/home/campaign/manage"
          search={{ id }}
          className="min-w-0 font-medium [overflow-wrap:anywhere] text-inherit no-underline hover:underline"
        >
          {campaignName}
        </Link>
        <CampaignBadge campaign={campaign} />
      </div>
      <p className="mt-1 text-small text-muted">
        <span>Ends </span>
        <Instant at={validTill} form="minute" />
        <span>
          . It brought {formatCount(clicks)} clicks in the last {CHART_DAYS} days.
        </span>
      </p>
    </Card>
  );
}

/** The live campaigns that are over within a week (HOME-M3). */
export function EndingCampaigns({ campaigns }: { readonly campaigns: readonly HomeCampaign[] }) {
  const now = useNow();
  const ending = campaigns.filter((campaign) => endsThisWeek(campaign, now));
  if (ending.length === 0) return <p className="text-muted">No campaign ends this week.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {ending.map((campaign) => (
        <li key={campaign.id}>
          <EndingCampaign campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

export interface WaitingListProps {
  readonly waiting: readonly HomeWaiting[];
  readonly today: string;
}

/** What waits, for whom and since when; what waits for the user comes first (HOME-M4, HOME-M6). */
export function WaitingList({ waiting, today }: WaitingListProps) {
  const { name } = useUser();
  if (waiting.length === 0) return <p className="text-muted">Nothing waits.</p>;
  return (
    <ul className="flex flex-col">
      {waiting.map((item) => {
        const { who, what, since } = waitingText(item, today);
        const link = linkTo(item);
        return (
          <li
            key={`${item.kind} ${item.id}`}
            className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0"
          >
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-press text-tiny font-semibold text-muted"
            >
              {who === "You" ? initials(name) : who.replace("The ", "").slice(0, 1).toUpperCase()}
            </span>
            <div className="min-w-0">
              <p className="text-tiny text-muted">{who}</p>
              <p className="font-medium [overflow-wrap:anywhere]">{what}</p>
              <p className="figures text-small text-muted">{since}</p>
              <MoreLink to={link.to} search={link.search ?? {}}>
                {link.label}
              </MoreLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
