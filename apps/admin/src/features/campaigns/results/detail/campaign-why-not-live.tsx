import { isCampaignExpired } from "@marquee/domain/campaigns/campaign-status";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { whyCampaignNotLive } from "@marquee/domain/campaigns/live/why-campaign-not-live";
import { useNow } from "@marquee/ui/browser/now.ts";
import { usePermission } from "../../../../session/permission.ts";
import { useUser } from "../../../../session/session-context.tsx";
import { useBranch } from "../../../companies/companies.queries.ts";
import { ConditionList } from "../../../items/condition-list.tsx";
import { useCampaignItems } from "../../campaigns.queries.ts";

const FLYER = { to: "/home/campaign/promotionBatch", search: { type: "flyer" } } as const;

/** Why a campaign that is not over is not shown, with who must act (CAMP-W1); nothing for one that is. */
export function CampaignWhyNotLive({ campaign }: { readonly campaign: Campaign }) {
  const actor = useUser();
  const now = useNow();
  const { companyId, storeId } = campaign;
  const owner = { companyId, storeId };
  const mayPromote = usePermission("campaigns.create", owner).allowed;
  const branch = useBranch(companyId, storeId);
  const items = useCampaignItems(campaign, null).data?.rows;
  if (!branch || !items || isCampaignExpired(campaign, now)) return null;
  const response = whyCampaignNotLive({
    campaign,
    items: items.map(({ active = "N", validFrom, validTill }) => ({
      active,
      validFrom,
      validTill,
    })),
    branch,
    actor,
    owner,
    now,
  });
  if (response.live) return null;
  return (
    <section
      aria-labelledby="why-not-live"
      className="mb-6 rounded-card border border-line px-4 pt-3 pb-1"
    >
      <h2 id="why-not-live" className="text-section">
        Why isn’t it live?
      </h2>
      <ConditionList
        conditions={response.conditions}
        ways={{ edit: null, promote: mayPromote ? FLYER : null }}
      />
    </section>
  );
}
