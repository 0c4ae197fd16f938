import { Link, useRouter } from "@tanstack/react-router";
import { ArrowRight, CircleHelp, Megaphone, Sparkles, type LucideIcon } from "lucide-react";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { Button } from "../../ui/button.tsx";

interface Kind {
  readonly type: "flyer" | "sponsored";
  readonly title: string;
  readonly text: string;
  readonly Icon: LucideIcon;
  readonly to: string;
}

const KINDS: readonly Kind[] = [
  {
    type: "flyer",
    title: "Create flyer",
    text: "Show offers, collections or products to shoppers in the cities you choose, for a number of days.",
    Icon: Megaphone,
    to: "/home/campaign/promotionBatch",
  },
  {
    type: "sponsored",
    title: "Sponsored display",
    text: "Put what is live into sections and searches, with a bid and a daily budget.",
    Icon: Sparkles,
    to: "/home/campaign/sponsoredPromotion",
  },
];

const HELP: string = "/help/campaigns";

/** The kinds whose screens are built: a card that leads nowhere is none. */
function useRoutesBuilt() {
  const { routesByPath } = useRouter();
  const built = new Set(Object.keys(routesByPath).map((path) => path.toLowerCase()));
  return (path: string) => built.has(path.toLowerCase());
}

function KindCard({ type, title, text, Icon, to, primary }: Kind & { readonly primary: boolean }) {
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line-strong bg-raised p-5">
      <span
        aria-hidden="true"
        className="mb-3 grid size-10 place-items-center rounded-control bg-accent-tint text-accent-text"
      >
        <Icon className="size-5" />
      </span>
      <h2 className="text-section">{title}</h2>
      <p className="text-muted">{text}</p>
      <div className="mt-auto pt-5">
        <Button asChild variant={primary ? "primary" : "quiet"}>
          <Link to={to} search={{ type }} aria-label={`Continue with ${title}`}>
            Continue
            <ArrowRight className="size-4" aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </li>
  );
}

/** Which campaign to create. */
export function CampaignTypeScreen() {
  const isBuilt = useRoutesBuilt();
  const kinds = KINDS.filter(({ to }) => isBuilt(to));
  return (
    <PermissionGuard ability="campaigns.create">
      <PageHeader
        title="Create campaign"
        description="Choose how shoppers get to see what you offer."
        parent={{ to: "/home/campaign/campaignList", label: "Flyer Campaign" }}
      />
      <ul className="grid max-w-3xl gap-4 px-4 py-4 sm:grid-cols-2 md:px-6">
        {kinds.map((kind, index) => (
          <KindCard key={kind.type} {...kind} primary={index === 0} />
        ))}
      </ul>
      {isBuilt(HELP) ? (
        <p className="px-4 md:px-6">
          <Link to={HELP} className="link inline-flex items-center gap-1.5">
            <CircleHelp className="size-4" aria-hidden="true" />
            Which one suits me?
          </Link>
        </p>
      ) : null}
    </PermissionGuard>
  );
}
