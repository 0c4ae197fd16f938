import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { changeObstacle } from "@marquee/domain/campaigns/sponsored/sponsored-change";
import { now } from "@marquee/ui/browser/now.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { DetailSection } from "../../../../page-kit/detail/detail-section.tsx";
import { usePermission } from "../../../../session/permission.ts";

/** What a pause means, for those who may pause or resume the campaign now (SPONSOR-P3). */
export function PauseFacts({ campaign }: { readonly campaign: Campaign }) {
  const mayChange = usePermission("campaigns.create").allowed;
  const isPaused = changeObstacle(campaign, "resume", now()) === null;
  const mayPause = changeObstacle(campaign, "pause", now()) === null;
  if (!mayChange || !(isPaused || mayPause)) return null;
  return (
    <DetailSection title={isPaused ? "While it is paused" : "When it is paused"}>
      <p className="text-small text-muted">
        <span>
          {isPaused
            ? "No shopper sees it until it is resumed."
            : "It stops showing within a minute, until it is resumed."}
        </span>{" "}
        <span>Its last day stays</span> <Instant at={campaign.validTill} form="lastDay" />
        <span>: paused days are not made up for.</span>
      </p>
    </DetailSection>
  );
}
