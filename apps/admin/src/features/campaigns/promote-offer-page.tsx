import { isApproved } from "@marquee/domain/approval/store-approval";
import type { Settings } from "@marquee/domain/session/settings.schema";
import type { ReactNode } from "react";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PricedPlanFlow } from "../payments/priced-plan-flow.tsx";
import { useStoredPlan } from "../payments/use-priced-plan.ts";
import { PlansFailed } from "./start/promote/plans-failed.tsx";
import { useArrival } from "./start/promote/promote-flow.tsx";
import { PromotePageForm } from "./start/promote/promote-page-form.tsx";
import type { OpenedPromotion, PromotedRow } from "./start/promote/promotion-start.ts";
import { PromotionSucceeded } from "./start/promote/promotion-succeeded.tsx";
import { useOpenedPromotion } from "./start/promote/use-opened-promotion.ts";
import { usePromotion } from "./start/promote/use-promotion.ts";

export interface PromoteOfferPageProps {
  readonly offer: PromotedRow;
  /** The key under which this tab stores the plan. */
  readonly planKey: string;
  /** What every state of the page has over it. */
  readonly header: ReactNode;
  /** The offer, as it is shown over its plan. */
  readonly subjectPart: ReactNode;
  /** The way to the offers, for a payment that is not settled yet. */
  readonly away: ReactNode;
}

interface FlowProps extends PromoteOfferPageProps, OpenedPromotion {
  readonly settings: Settings;
}

function Flow({ planKey, settings, header, subjectPart, away, ...opened }: FlowProps) {
  const approved = isApproved(opened.branch);
  const { actor, bridges } = usePromotion({
    start: opened.plan,
    settings,
    geography: opened.geography,
    approved,
    setsItself: false,
  });
  useStoredPlan(planKey, actor);
  return (
    <PricedPlanFlow
      actor={actor}
      outline={<FormOutline hasAside />}
      resumeFailed="Nothing is lost: if it went through, the offer is promoted without you."
      succeeded={<PromotionSucceeded actor={actor} names={opened.names} asPageTitle />}
      leftOpen={{
        header,
        detail: "If it did, the offer goes live by itself, with its invoice.",
        action: away,
      }}
      onArrive={useArrival(actor, approved)}
    >
      <PromotePageForm
        {...opened}
        actor={actor}
        bridges={bridges}
        paypal={settings.paypal !== null}
        header={header}
        subjectPart={subjectPart}
      />
    </PricedPlanFlow>
  );
}

/** The page of an offer's promotion: what the panel beside the lists is, at an address of its own. */
export function PromoteOfferPage(props: PromoteOfferPageProps) {
  const { offer, planKey, header } = props;
  const { opened, settings, geography, plans, failure } = useOpenedPromotion({
    start: { campaignFor: "offer", companyId: offer.companyId, items: [offer] },
    planKey,
    storeId: offer.storeId,
    restores: true,
  });
  if (opened && settings && geography)
    return (
      <Flow
        {...props}
        {...opened}
        settings={settings}
        geography={geography}
        plans={plans.data?.rows ?? []}
        plansNote={plans.error ? <PlansFailed plans={plans} /> : null}
      />
    );
  if (!failure) return <FormOutline header={header} hasAside />;
  return (
    <>
      {header}
      <ListFailure title="What this promotion needs could not be loaded" query={failure} />
    </>
  );
}
