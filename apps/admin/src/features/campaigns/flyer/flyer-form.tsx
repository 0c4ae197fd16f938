import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { approvalNotice, isApproved } from "@marquee/domain/stores/store-approval";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { formatCad } from "@marquee/domain/money/format-money";
import { useSelector } from "@xstate/react";
import { useBranches, useCompanies } from "../../../page-kit/companies/companies.queries.ts";
import { useFields } from "../../../page-kit/form/fields-actor.ts";
import { useFocusOnBroken } from "../../../page-kit/form/use-focus-on-broken.ts";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import type { PaymentBridges } from "../../../page-kit/payments/payment-bridges.ts";
import { useUser } from "../../../session/session-context.tsx";
import { useSite } from "../../../session/site.ts";
import { Note } from "../../../ui/note.tsx";
import type { GeographyIndex } from "../../../page-kit/geography/geography-index.ts";
import { AreaStep } from "./area-step.tsx";
import { BranchStep } from "./branch-step.tsx";
import { DatesStep } from "./dates-step.tsx";
import type { FlyerActor } from "./flyer-machine.ts";
import { ItemsStep } from "./items-step.tsx";
import { PaymentSummary } from "./payment-summary.tsx";
import { previewOf } from "./plan-price.ts";

export interface FlyerFormProps {
  readonly actor: FlyerActor;
  readonly bridges: PaymentBridges;
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
  const branch = branches.data?.rows.find(({ id }) => id === storeId) ?? null;
  return { branch, failure: branches.error ?? companies.error };
}

/** The plan on the left, its price and payment on the right, always in sight. */
export function FlyerForm(props: FlyerFormProps) {
  const { actor, bridges, geography, companyId } = props;
  const user = useUser();
  const site = useSite();
  const plan = useFields(actor, ({ values }) => values);
  const problem = useFields(actor, ({ formError }) => formError);
  const frame = useFocusOnBroken<HTMLDivElement>(actor);
  const { branch, failure } = useChosenBranch(companyId, plan.storeId);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const { campaignFor } = plan;
  const notice = branch ? approvalNotice(user, branch) : null;
  const preview = previewOf(plan, branch, geography, applied?.promocode ?? null);
  const receipt = stored ?? preview;
  const country = branch?.countryId ?? (site === "US" ? "US" : "canada");
  return (
    <div className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_384px] xl:grid-cols-[minmax(0,1fr)_416px]">
      <div ref={frame} className="min-w-0">
        <div className="mx-auto max-w-[824px]">
          <PageHeader
            title={TITLE[campaignFor]}
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
            {problem ? (
              <Note tone="bad" role="alert" title={problem.message}>
                Your plan is kept. Nothing was charged.
                {problem.reference ? ` Reference ${problem.reference}` : ""}
              </Note>
            ) : null}
          </div>
          <div className="px-4 pb-8 md:px-6">
            <BranchStep
              form={actor}
              companyId={companyId}
              onCompanyChange={props.onCompanyChange}
              disabled={paying}
            />
            <ItemsStep form={actor} disabled={paying} />
            <AreaStep form={actor} geography={geography} country={country} disabled={paying} />
            <DatesStep
              form={actor}
              receipt={stored}
              approved={branch === null || isApproved(branch)}
              busy={setting}
              disabled={paying}
              onSetPlan={() => actor.send({ type: "plan.set" })}
            />
          </div>
        </div>
      </div>
      <aside className="border-line bg-canvas px-4 pt-5 pb-24 max-lg:border-t md:px-8 lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--bar)-1px)] lg:overflow-y-auto lg:border-l">
        <PaymentSummary
          actor={actor}
          bridges={bridges}
          preview={preview}
          items={chosenItems(plan).length}
          campaignFor={campaignFor}
        />
      </aside>
      {receipt && !paying ? (
        <a
          href="#payment-summary"
          className="fixed inset-x-0 bottom-0 z-10 flex h-14 items-center justify-between border-t border-line bg-raised px-4 text-ink no-underline shadow-float lg:hidden"
        >
          <span className="text-small text-muted">Payment Summary</span>
          <span className="figures font-semibold">{formatCad(receipt.total)}</span>
        </a>
      ) : null}
    </div>
  );
}
