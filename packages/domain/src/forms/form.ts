import type { FlyerPlanContext } from "../campaigns/flyer/flyer-plan-rules.ts";
import type { MapProductsContext } from "../campaigns/promotion/map-products-rules.ts";
import type { SponsoredCampaignContext } from "../campaigns/sponsored/sponsored-campaign-rules.ts";
import type { PersonalInfoContext } from "../onboarding/personal-info-rules.ts";
import type { SignUpContext } from "../onboarding/sign-up-rules.ts";
import type { PromocodeContext } from "../payments/promocode.ts";
import type { RefundContext } from "../refunds/refund-rules.ts";
import type { UserContext } from "../users/user-rules.ts";
import {
  completeDraft,
  type DraftOf,
  type FormFields,
  type PartialDraft,
} from "../validation/form-fields.ts";
import { ruleIssues, type Issue, type Rule, type TakenContext } from "../validation/rule.ts";

/** Everything the rules of any form may ask about the moment of checking. Each form reads what concerns it. */
export interface FormContext
  extends
    UserContext,
    FlyerPlanContext,
    SponsoredCampaignContext,
    MapProductsContext,
    PromocodeContext,
    RefundContext,
    SignUpContext,
    PersonalInfoContext,
    TakenContext {}

/** A form by name: its fields, its numbered rules in the specification's order, and the check of a draft against them. */
export interface Form {
  readonly fields: FormFields;
  readonly rules: readonly Issue[];
  /** All broken rules. Fields the draft leaves out count as empty; their kinds have been checked before. */
  readonly check: (draft: PartialDraft, context: FormContext) => readonly Issue[];
}

/** Binds the rules of a form to its fields, so that a rule can only ask for a field that is there. */
export function form<const Fields extends FormFields>(
  fields: Fields,
  rules: readonly Rule<DraftOf<Fields>, FormContext>[],
): Form {
  return {
    fields,
    rules: rules.map(({ id, field, message }) => ({ rule: id, field, message })),
    check: (draft, context) => ruleIssues(rules, completeDraft(fields, draft), context),
  };
}
