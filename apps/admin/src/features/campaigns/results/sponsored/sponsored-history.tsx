import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { changeTexts } from "@marquee/domain/campaigns/sponsored/sponsored-change";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { DetailSection } from "../../../../page-kit/detail/detail-section.tsx";

/** What was done to a sponsored campaign, by whom and when, the newest first (SPONSOR-P6). */
export function SponsoredHistory({ campaign }: { readonly campaign: Campaign }) {
  const { changes, createdOn } = campaign;
  return (
    <DetailSection title="History" note="Times in CST">
      <ol className="flex flex-col gap-3 text-small">
        {changes.toReversed().map((change) => (
          <li key={change.at}>
            {changeTexts(change).map((text) => (
              <p key={text} className="[overflow-wrap:anywhere]">
                {text}
              </p>
            ))}
            <p className="text-muted">
              <bdi>{change.by}</bdi> · <Instant at={change.at} />
            </p>
          </li>
        ))}
        <li>
          <p>Created</p>
          <p className="text-muted">
            <Instant at={createdOn} />
          </p>
        </li>
      </ol>
    </DetailSection>
  );
}
