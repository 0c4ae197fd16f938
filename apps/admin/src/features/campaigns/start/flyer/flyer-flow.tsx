import { flyerLanding } from "@marquee/domain/payments/landings";
import type { PricedPlanOutput } from "@marquee/machines/payments/priced-plan.model";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { StepsSkeleton } from "../../../../page-kit/outline/steps-skeleton.tsx";
import { PageHeader } from "../../../../page-kit/page-header.tsx";
import { PricedPlanFlow } from "../../../payments/priced-plan-flow.tsx";
import { useStoredPlan } from "../../../payments/use-priced-plan.ts";
import { FlyerForm } from "./flyer-form.tsx";
import { FlyerSucceeded } from "./flyer-succeeded.tsx";
import { useFlyerCampaign, type FlyerStart } from "./use-flyer-campaign.ts";

/** A flyer campaign from the plan to its page. */
export function FlyerFlow(start: FlyerStart) {
  const { actor, bridges } = useFlyerCampaign(start);
  const [companyId, setCompanyId] = useState(start.start.companyId);
  useStoredPlan(start.planKey, actor, companyId);
  const navigate = useNavigate();
  const arrive = useCallback(
    ({ campaignId }: PricedPlanOutput) => {
      if (campaignId !== null) void navigate({ ...flyerLanding(campaignId), replace: true });
    },
    [navigate],
  );
  return (
    <PricedPlanFlow
      actor={actor}
      outline={<StepsSkeleton label="Looking up your payment" />}
      resumeFailed="Nothing is lost: if it went through, the campaign is made without you."
      succeeded={<FlyerSucceeded actor={actor} />}
      leftOpen={{
        header: (
          <PageHeader
            title="Payment under way"
            parent={{ to: "/home/campaign/campaignList", label: "Flyer Campaign" }}
          />
        ),
        detail:
          "If it did, the campaign appears among the active ones by itself, with its invoice.",
        action: (
          <Button asChild>
            <Link to="/home/campaign/campaignList">See the campaigns</Link>
          </Button>
        ),
      }}
      onArrive={arrive}
    >
      <FlyerForm
        actor={actor}
        bridges={bridges}
        restoredFrom={start.start.restoredFrom}
        geography={start.geography}
        companyId={companyId}
        onCompanyChange={setCompanyId}
      />
    </PricedPlanFlow>
  );
}
