import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { customPlanText, planChoices } from "@marquee/domain/campaigns/promotion/campaign-plan";
import { countDays } from "@marquee/domain/campaigns/count-text";
import { choosePlan, CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type {
  CampaignPlan,
  PromoteOfferDraft,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
import { formatCad } from "@marquee/domain/money/format-money";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { useId, type ReactNode } from "react";
import { changeFields, formValues, type FieldsActor } from "../../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../../page-kit/form/form-field.tsx";
import { PlanCard } from "./plan-card.tsx";

export interface PlansFieldProps {
  readonly form: FieldsActor<PromoteOfferDraft>;
  readonly plans: readonly CampaignPlan[];
  /** How many cities they are priced for; 0 while none is chosen. */
  readonly places: number;
  readonly disabled: boolean;
  /** Shown in place of the plans, while they are loaded or if they could not be. */
  readonly instead: ReactNode;
  /** The days of a custom plan. */
  readonly children: ReactNode;
}

/** The plans that are sold, each with its days and its price, and a plan of one's own. */
export function PlansField({ form, plans, places, disabled, instead, children }: PlansFieldProps) {
  const group = useId();
  return (
    <FormGroup
      form={form}
      name="plan"
      label="Campaign plan"
      help={disabled ? paymentNotices.planHeld : undefined}
      more={HELP_LINKS.payment}
    >
      {({ value }) => {
        const card = (id: string) => ({
          group,
          disabled,
          chosen: value === id,
          onChoose: () => changeFields(form, choosePlan(formValues(form), id)),
        });
        return (
          <div className="flex flex-col gap-2">
            {instead}
            {planChoices(plans, places).map(({ plan, subtotal, text }) => (
              <PlanCard
                key={plan.id}
                {...card(plan.id)}
                label={countDays(plan.days)}
                price={formatCad(subtotal)}
                detail={text}
              />
            ))}
            <PlanCard {...card(CUSTOM_PLAN)} label="Create custom Plan" detail={customPlanText()}>
              {children}
            </PlanCard>
          </div>
        );
      }}
    </FormGroup>
  );
}
