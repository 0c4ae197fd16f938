import {
  whyCampaignNotLive,
  type CampaignQuestion,
} from "@marquee/domain/campaigns/live/why-campaign-not-live";
import type { ItemDates } from "@marquee/domain/items/item-status";
import { Link } from "@tanstack/react-router";
import { ConditionList, LiveSentence, type Ways } from "./condition-list.tsx";

/** An item with the sponsored campaign that it is in. */
export interface SponsoredItem extends ItemDates {
  readonly sponsoredCampaignId?: string | null;
  readonly sponsoredCampaignName?: string | null;
  readonly sponsoredValidFrom?: string | null;
  readonly sponsoredValidTill?: string | null;
}

export interface SponsoredStatusProps extends Pick<
  CampaignQuestion,
  "branch" | "actor" | "owner" | "now"
> {
  readonly item: SponsoredItem;
  readonly ways: Ways;
}

/** Whether an item is shown as sponsored, and if it is not, why (CAMP-W1); nothing for one in no sponsored campaign. */
export function SponsoredStatus({ item, ways, ...question }: SponsoredStatusProps) {
  const { sponsoredCampaignId: id, sponsoredCampaignName: name } = item;
  if (!id) return null;
  const response = whyCampaignNotLive({
    ...question,
    campaign: {
      campaignType: "sponsored",
      validFrom: item.sponsoredValidFrom ?? null,
      validTill: item.sponsoredValidTill ?? null,
    },
    items: [item],
  });
  return (
    <section aria-labelledby="sponsored-status" className="flex flex-col gap-2 pt-6">
      <h3 id="sponsored-status" className="font-semibold">
        {response.live ? "Shown as sponsored" : "Why isn’t it shown as sponsored?"}
      </h3>
      <p className="text-small">
        <Link to="/home/campaign/manage" search={{ id }} className="link">
          {name ?? "Its sponsored campaign"}
        </Link>
      </p>
      {response.live ? (
        <LiveSentence>{response.sentence}</LiveSentence>
      ) : (
        <ConditionList conditions={response.conditions} ways={ways} />
      )}
    </section>
  );
}
