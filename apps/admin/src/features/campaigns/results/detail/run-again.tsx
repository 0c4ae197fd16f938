import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { renewedItems } from "@marquee/domain/campaigns/flyer/renew-review";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { costPerClick, spentSoFar } from "@marquee/domain/campaigns/results/campaign-results";
import { formatCad } from "@marquee/domain/money/format-money";
import { countWords } from "@marquee/domain/wire/count-words";
import { now } from "@marquee/ui/browser/now.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { WhenLoaded } from "../../../../page-kit/when-loaded.tsx";
import { useClient } from "../../../../session/session-context.tsx";
import { useCampaignCounts } from "../../campaigns.queries.ts";
import { renewalQuery } from "../../start/renew/renewal.queries.ts";
import { FlyerAgain, SponsoredAgain } from "./again-prices.tsx";

/** "1,204 clicks at CAD 0.03 each": what it brought, and for a flyer what that cost. */
function LastTime({ campaign }: { readonly campaign: Campaign }) {
  const { data: counts } = useCampaignCounts(campaign.id);
  if (!counts) return null;
  const cost =
    campaign.campaignType === "flyer"
      ? costPerClick(spentSoFar(campaign, now()), counts.clicks)
      : null;
  const clicks = countWords(counts.clicks, "click");
  return (
    <p className="text-small text-muted">
      {`Last time: ${clicks}${cost === null ? "" : ` at ${formatCad(cost)} each`}.`}
    </p>
  );
}

const LEFT_OUT = {
  flyer: "are live or not there any more, and left out.",
  sponsored: "are not live any more, and left out.",
} as const;

export interface RunAgainProps {
  readonly campaign: Campaign;
  readonly invoiceId: string | null;
  readonly onRenew: () => void;
}

/** What a campaign that is over brought and cost, beside what it costs to run it once more (RENEW-5). */
export function RunAgain({ campaign, invoiceId, onRenew }: RunAgainProps) {
  const renewal = useQuery(renewalQuery(useClient(), campaign.id));
  const renewed = renewal.data && renewedItems(renewal.data.review).length;
  const left = chosenItems(campaign).length - (renewed ?? 0);
  return (
    <section aria-labelledby="run-again">
      <h2 id="run-again" className="text-section">
        Run it again
      </h2>
      <LastTime campaign={campaign} />
      <WhenLoaded query={renewal} failure="What it costs today could not be found out">
        {({ review }) => (
          <>
            {campaign.campaignType === "flyer" ? (
              <FlyerAgain campaign={campaign} review={review} invoiceId={invoiceId} />
            ) : (
              <SponsoredAgain campaign={campaign} review={review} />
            )}
            {left > 0 ? (
              <p className="mt-2 text-small text-muted">
                {`${countItems(left)} ${LEFT_OUT[campaign.campaignType]}`}
              </p>
            ) : null}
          </>
        )}
      </WhenLoaded>
      <Button
        variant={renewed === 0 ? "quiet" : "primary"}
        className="mt-3 w-full"
        onClick={onRenew}
      >
        <RotateCw className="size-4" aria-hidden="true" />
        Renew This Campaign
      </Button>
      <p className="mt-2 text-center text-tiny text-muted">
        You choose the dates. Nothing is charged yet.
      </p>
    </section>
  );
}
