import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { toggleOpen } from "@marquee/domain/campaigns/results/campaign-results";
import { countWords } from "@marquee/domain/wire/count-words";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { useState } from "react";
import { DetailsButton } from "../../../../page-kit/list/row-details.tsx";
import { Outline, WhenLoaded } from "../../../../page-kit/when-loaded.tsx";
import { useCampaignItems } from "../../campaigns.queries.ts";
import { ItemAnalytics } from "./item-analytics.tsx";

interface ItemProps {
  readonly item: CampaignItem;
  readonly campaign: Campaign;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function Item({ item, campaign, open, onToggle }: ItemProps) {
  const { heading, impressions, clicks } = item;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="relative flex items-center gap-3">
        <Thumb src={item.image} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{heading}</p>
          <p className="figures text-small text-muted">
            {countWords(impressions, "impression")}, {countWords(clicks, "click")}
          </p>
        </div>
        <DetailsButton wholeRow label={`Analytics of ${heading}`} open={open} onToggle={onToggle} />
      </div>
      {open ? (
        <div className="pt-4 pb-2">
          <ItemAnalytics name={heading} itemId={item.id} campaign={campaign} />
        </div>
      ) : null}
    </li>
  );
}

/** The items of a campaign with what came of each, under its row in the list. */
export function CampaignAnalytics({ campaign }: { readonly campaign: Campaign }) {
  const items = useCampaignItems(campaign, null);
  const [pressed, setPressed] = useState<readonly string[] | null>(null);
  const rows = items.data?.rows ?? [];
  // a single item is open from the start
  const open = pressed ?? (rows.length === 1 ? rows.map(({ id }) => id) : []);
  return (
    <WhenLoaded
      query={items}
      outline={<Outline sizes={chosenItems(campaign).map(() => "h-10 w-full")} />}
    >
      {() => (
        <ul aria-label={`Items of ${campaign.campaignName}`} className="max-w-4xl">
          {rows.map((item) => (
            <Item
              key={item.id}
              item={item}
              campaign={campaign}
              open={open.includes(item.id)}
              onToggle={() => setPressed(toggleOpen(open, item.id))}
            />
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
}
