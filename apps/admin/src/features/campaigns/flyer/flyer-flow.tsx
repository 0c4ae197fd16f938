import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { Clock3, RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
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

function ResumeFailed({ actor }: { readonly actor: FlyerActor }) {
  return (
    <div role="alert">
      <EmptyState
        title="We could not find out where your payment stands"
        detail="Nothing is lost: if it went through, the campaign is made without you. Ask again before you pay anything."
        action={
          <>
            <Button variant="primary" onClick={() => actor.send({ type: "resume.retry" })}>
              <RotateCw className="size-4" aria-hidden="true" />
              Ask again
            </Button>
            <Button onClick={() => actor.send({ type: "resume.dropped" })}>Back to the plan</Button>
          </>
        }
      />
    </div>
  );
}

function LeftOpen() {
  const navigate = useNavigate();
  return (
    <div role="status">
      <EmptyState
        icon={<Clock3 />}
        title="We go on without you"
        detail="The card provider has not said yet whether the payment went through. If it did, the campaign appears among the active ones by itself, with its invoice. Please do not pay again until then."
        action={
          <Button onClick={() => void navigate({ to: "/home/campaign/campaignList" })}>
            See the campaigns
          </Button>
        }
      />
    </div>
  );
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
  if (snapshot.matches("resumeFailed")) return <ResumeFailed actor={actor} />;
  if (snapshot.matches("redirecting") || snapshot.matches("finished"))
    return <FlyerSucceeded actor={actor} />;
  if (snapshot.matches("leftOpen"))
    return (
      <>
        <PageHeader
          title="Payment under way"
          parent={{ to: "/home/campaign/campaignList", label: "Flyer Campaign" }}
        />
        <LeftOpen />
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
