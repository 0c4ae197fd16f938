import { approvalNotice, isApproved } from "@marquee/domain/approval/store-approval";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { nextThreshold } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { refuseSoldItem } from "@marquee/domain/campaigns/sold-item";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { SITE_DEFAULTS } from "@marquee/domain/sites/site";
import { now } from "@marquee/ui/browser/now.ts";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { useSelector } from "@xstate/react";
import { useFields } from "../../../../page-kit/form/fields-actor.ts";
import { PageHeader } from "../../../../page-kit/page-header.tsx";
import { useUser } from "../../../../session/session-context.tsx";
import { workSite } from "../../../../session/site.ts";
import { useBranch, useBranches, useCompanies } from "../../../companies/companies.queries.ts";
import type { GeographyIndex } from "../../../geography/geography-index.ts";
import type { PaymentBridges } from "../../../payments/payment-bridges.ts";
import { PaymentSummary } from "../../../payments/payment-summary.tsx";
import { PlanPage, PlanProblem } from "../../../payments/plan-page.tsx";
import { RestoredNote } from "../../../payments/restored-note.tsx";
import { BranchStep } from "../items/branch-step.tsx";
import { ItemsStep } from "../items/items-step.tsx";
import { AreaStep } from "./area-step.tsx";
import { DatesStep } from "./dates-step.tsx";
import { previewPlan } from "./plan-price.ts";
import type { FlyerActor } from "./use-flyer-campaign.ts";

/** Before the plan is set there is nothing to pay. */
const PlanMissing = ({ setting }: { readonly setting: boolean }) => (
  <p
    role="status"
    className="flex min-h-11 items-center justify-center gap-2 rounded-control bg-press px-4 text-center text-muted"
  >
    {setting ? <Spinner /> : null}
    <span>{setting ? "Setting the plan" : paymentMessages.planMissing}</span>
  </p>
);

export interface FlyerFormProps {
  readonly actor: FlyerActor;
  readonly bridges: PaymentBridges;
  /** What the plan would have opened with, if it is one that was stored. */
  readonly restoredFrom?: FlyerPlanDraft | undefined;
  readonly geography: GeographyIndex;
  readonly companyId: string | null;
  readonly onCompanyChange: (id: string) => void;
}

const TITLE = {
  offer: "Start Offer Campaign",
  product: "Start Product Campaign",
  "": "Start Offer/Product Campaign",
} as const;

/** The chosen branch, as far as it is known, and why it may not be. */
function useChosenBranch(companyId: string | null, storeId: string) {
  const companies = useCompanies();
  const branches = useBranches(companyId);
  const branch = useBranch(companyId, storeId) ?? null;
  return { branch, failure: branches.error ?? companies.error };
}

/** What an item more would change of the price; undefined while nothing is chosen. */
function thresholdOf(plan: FlyerPlanDraft): string | undefined {
  const items = chosenItems(plan).length;
  return plan.campaignFor === "" || items === 0
    ? undefined
    : nextThreshold(items, plan.campaignFor).text;
}

/** The steps of the plan, its price and its payment. */
export function FlyerForm(props: FlyerFormProps) {
  const { actor, bridges, geography, companyId } = props;
  const user = useUser();
  const plan = useFields(actor, ({ values }) => values);
  const { branch, failure } = useChosenBranch(companyId, plan.storeId);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const approved = branch === null || isApproved(branch);
  const notice = branch ? approvalNotice(user, branch) : null;
  const preview = previewPlan(plan, branch, geography, applied?.promocode ?? null);
  const country = branch?.countryId ?? SITE_DEFAULTS[workSite(user)].country;
  const summary = (
    <PaymentSummary
      actor={actor}
      bridges={bridges}
      preview={preview}
      hint={thresholdOf(plan)}
      choose="Choose branch, items, area and dates"
      takesPromocode
      printed={[plan.campaignName, branch?.storeName ?? ""]}
      freeAction="Create the campaign"
      unset={<PlanMissing setting={setting} />}
    />
  );
  return (
    <PlanPage actor={actor} receipt={stored ?? preview} summary={summary}>
      <PageHeader
        title={TITLE[plan.campaignFor]}
        parent={{ to: "/home/campaign/campaignList", label: "Flyer Campaign" }}
        here="New"
        description={campaignMessages.flyerInfo}
      />
      <div className="flex flex-col gap-3 px-4 pt-2 md:px-6">
        {notice ? (
          <Note tone="wait" role="status">
            {notice}
          </Note>
        ) : null}
        {failure ? (
          <Note tone="bad" role="alert" title="Companies and branches could not be loaded">
            {failure.message}
          </Note>
        ) : null}
        <RestoredNote actor={actor} restoredFrom={props.restoredFrom} />
        <PlanProblem actor={actor} />
      </div>
      <div className="px-4 md:px-6">
        <BranchStep
          form={actor}
          companyId={companyId}
          onCompanyChange={props.onCompanyChange}
          disabled={paying}
        />
        <ItemsStep
          form={actor}
          disabled={paying}
          status="all"
          planSet={stored !== null}
          nothing={(noun) =>
            `sorry, no matching records found. Live ${noun} cannot be promoted again before their run is over.`
          }
          note={thresholdOf(plan)}
          blocked={(item) => refuseSoldItem(item, plan, { now: now(), approved })}
        />
        <AreaStep
          form={actor}
          geography={geography}
          country={country}
          branch={branch}
          promocode={applied?.promocode ?? null}
          disabled={paying}
        />
        <DatesStep
          form={actor}
          receipt={stored}
          approved={approved}
          busy={setting}
          disabled={paying}
          onSetPlan={() => actor.send({ type: "plan.set" })}
          onCancel={() => actor.send({ type: "plan.cancelled" })}
        />
      </div>
    </PlanPage>
  );
}
