import { Link, useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import { LeftOpen, ResumeFailed } from "../../../page-kit/payments/unsettled-flow.tsx";
import { Button } from "../../../ui/button.tsx";
import { FlyerForm } from "./flyer-form.tsx";
import type { FlyerActor } from "./flyer-machine.ts";
import { FlyerSkeleton } from "./flyer-skeleton.tsx";
import { FlyerSucceeded } from "./flyer-succeeded.tsx";
import { useFlyerCampaign, useStoredFlow, type FlyerStart } from "./use-flyer-campaign.ts";

/** Opens the campaign's page once the three seconds are over, or the person goes at once. */
function useArrival(actor: FlyerActor): void {
  const navigate = useNavigate();
  const campaignId = useSelector(actor, ({ output }) => output?.campaignId ?? null);
  useEffect(() => {
    if (campaignId !== null)
      void navigate({ to: "/home/campaign/manage", search: { id: campaignId }, replace: true });
  }, [campaignId, navigate]);
}

/** A flyer campaign from the plan to its page. The machine's state decides what is shown. */
export function FlyerFlow(start: FlyerStart) {
  const { actor, bridges } = useFlyerCampaign(start);
  const [companyId, setCompanyId] = useState(start.start.companyId);
  useStoredFlow(start.planKey, actor, companyId);
  useArrival(actor);
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot.matches("resuming") || snapshot.matches("opening"))
    return <FlyerSkeleton label="Finding out where your payment stands" />;
  if (snapshot.matches("resumeFailed"))
    return (
      <ResumeFailed
        detail="Nothing is lost: if it went through, the campaign is made without you."
        onRetry={() => actor.send({ type: "resume.retry" })}
        back={{ label: "Back to the plan", onGo: () => actor.send({ type: "resume.dropped" }) }}
      />
    );
  if (snapshot.matches("redirecting") || snapshot.matches("finished"))
    return <FlyerSucceeded actor={actor} />;
  if (snapshot.matches("leftOpen"))
    return (
      <>
        <PageHeader
          title="Payment under way"
          parent={{ to: "/home/campaign/campaignList", label: "Flyer Campaign" }}
        />
        <LeftOpen
          detail="If it did, the campaign appears among the active ones by itself, with its invoice."
          action={
            <Button asChild>
              <Link to="/home/campaign/campaignList">See the campaigns</Link>
            </Button>
          }
        />
      </>
    );
  return (
    <FlyerForm
      actor={actor}
      bridges={bridges}
      geography={start.geography}
      companyId={companyId}
      onCompanyChange={setCompanyId}
    />
  );
}
