import { approvalNotice, isApproved } from "@marquee/domain/approval/store-approval";
import { countCities, countDays } from "@marquee/domain/campaigns/count-text";
import { buysOwnDays, daysStartText } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { promotionTakesPromocode } from "@marquee/domain/payments/promotion-prices";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { messageAt, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { useUser } from "../../../../session/session-context.tsx";
import type { PaymentBridges } from "../../../payments/payment-bridges.ts";
import { PaymentSummary } from "../../../payments/payment-summary.tsx";
import { PlanPage, PlanProblem } from "../../../payments/plan-page.tsx";
import { PlanSet } from "../../../payments/plan-set.tsx";
import { RestoredNote } from "../../../payments/restored-note.tsx";
import { SetPlanButton } from "../../../payments/set-plan-button.tsx";
import { PromotionPlan } from "./promotion-plan.tsx";
import { previewPromotion } from "./promotion-preview.ts";
import type { OpenedPromotion } from "./promotion-start.ts";
import { PAGE_WORDS } from "./promotion-words.ts";
import type { PromotionActor } from "./use-promotion.ts";

export interface PromotePageFormProps extends OpenedPromotion {
  readonly actor: PromotionActor;
  readonly bridges: PaymentBridges;
  /** Whether PayPal is offered. */
  readonly paypal: boolean;
  readonly header: ReactNode;
  /** The offer, as it is shown over its plan. */
  readonly subjectPart: ReactNode;
}

/** What was set, and from when its days count. */
function SetNote({ actor, branch }: Pick<PromotePageFormProps, "actor" | "branch">) {
  const draft = useFields(actor, ({ values }) => values);
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  if (stored === null) return null;
  return (
    <PlanSet>
      {countDays(stored.days)}, {countCities(stored.places)}.{" "}
      {daysStartText(draft, isApproved(branch))}
    </PlanSet>
  );
}

/** The promotion on the page of an offer, with the words and buttons of the specification: area and plan, price and payment. */
export function PromotePageForm(props: PromotePageFormProps) {
  const { actor, bridges, branch, geography, plans, plan, names, earlier } = props;
  const user = useUser();
  const draft = useFields(actor, ({ values }) => values);
  const refused = useFields(actor, (fields) => messageAt(fields, "offerId"));
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const notice = approvalNotice(user, branch);
  const promocode = applied?.promocode ?? null;
  const preview = previewPromotion(draft, { plans, branch, geography, promocode });
  const summary = (
    <PaymentSummary
      actor={actor}
      bridges={bridges}
      preview={preview}
      choose="Choose an area and a plan"
      takesPromocode={
        // by the specification this page has no promo code for single cities
        promotionTakesPromocode(draft) && (draft.campaignArea !== "city" || promocode !== null)
      }
      printed={[...names, branch.storeName]}
      freeAction="Promote Now"
      unset={<SetPlanButton actor={actor} label="Promote Now" paypal={props.paypal} />}
    />
  );
  return (
    <PlanPage actor={actor} receipt={stored ?? preview} summary={summary}>
      {props.header}
      <div className="mt-4 flex flex-col gap-4 px-4 md:px-6">
        {notice ? (
          <Note tone="wait" role="status">
            {notice}
          </Note>
        ) : null}
        {refused ? (
          <Note tone="bad" role="alert" title={refused}>
            Nothing was charged.
          </Note>
        ) : null}
        <RestoredNote actor={actor} restoredFrom={plan.restoredFrom} />
        <PlanProblem actor={actor} />
        {props.subjectPart}
        <PromotionPlan
          form={actor}
          branch={branch}
          geography={geography}
          plans={plans}
          promocode={promocode}
          words={PAGE_WORDS}
          disabled={paying}
          instead={props.plansNote}
          earlier={earlier}
          setButton={
            <Button
              className="self-start"
              busy={setting}
              disabledReason={paying ? paymentNotices.planHeld : undefined}
              help={HELP_LINKS.payment}
              onClick={() => actor.send({ type: "plan.set" })}
            >
              Set Plan
            </Button>
          }
        />
        {buysOwnDays(draft) || stored ? <SetNote actor={actor} branch={branch} /> : null}
      </div>
    </PlanPage>
  );
}
