import type { Actor } from "../access/logged-user.schema.ts";
import { flyerPlanRules } from "../campaigns/flyer-plan-rules.ts";
import { dateRangeRules } from "../dates/date-range-rules.ts";
import type { Moment } from "../dates/moment.ts";
import { offerRules } from "../offers/offer-rules.ts";
import { promocodeRules } from "../payments/promocode-rules.ts";
import type { Promocode } from "../payments/receipt.schema.ts";
import { savedCardRules } from "../payments/saved-card-rules.ts";
import { completeDraft, type DraftOf, type FormFields, type PartialDraft } from "./form-fields.ts";
import { brokenRules, type Issue, type Rule } from "./rule.ts";

/** Everything the rules of any form may ask about the moment of checking. Each form reads what concerns it. */
export interface FormContext {
  readonly actor: Actor;
  readonly now: Moment;
  readonly editing: boolean;
  /** How many places a campaign's area covers; left out where that is not known. */
  readonly places?: number | undefined;
  /** What the look-up of a promo code found: null for nothing, left out while nobody has asked. */
  readonly found?: Promocode | null | undefined;
}

/** A form by name: its fields, its numbered rules in the specification's order, and the check of a draft against them. */
export interface Form {
  readonly fields: FormFields;
  readonly rules: readonly Issue[];
  /** All broken rules. Fields the draft leaves out count as empty; their kinds have been checked before. */
  readonly check: (draft: PartialDraft, context: FormContext) => readonly Issue[];
}

function form<const Fields extends FormFields>(
  fields: Fields,
  rules: readonly Rule<DraftOf<Fields>, FormContext>[],
): Form {
  return {
    fields,
    rules: rules.map(({ id, field, message }) => ({ rule: id, field, message })),
    check: (draft, context) => brokenRules(rules, completeDraft(fields, draft), context),
  };
}

/** Every form there is. The command line, the server and the help pages find rules here. */
export const FORMS = {
  offer: form(
    {
      type: "text",
      companyId: "text",
      storeId: "text",
      heading: "text",
      subHeading: "text",
      description: "text",
      vendorUrl: "text",
      marketPlace: "list",
    },
    offerRules,
  ),
  "flyer-plan": form(
    {
      fromDate: "day",
      toDate: "day",
      storeId: "text",
      campaignName: "text",
      campaignArea: "text",
      campaignFor: "text",
      offers: "list",
      products: "list",
      cityList: "list",
      stateList: "list",
    },
    flyerPlanRules,
  ),
  "date-range": form({ fromDate: "day", toDate: "day" }, dateRangeRules),
  promocode: form({ promocode: "text" }, promocodeRules),
  "saved-card": form({ cardId: "text" }, savedCardRules),
} as const satisfies Readonly<Record<string, Form>>;

export type FormName = keyof typeof FORMS;

export const FORM_NAMES = Object.keys(FORMS).filter(isFormName);

/** Whether a text names a form. */
export function isFormName(text: string): text is FormName {
  return Object.hasOwn(FORMS, text);
}

/** Every rule of every form, with the form it belongs to. */
export const allRules = (): readonly (Issue & { readonly form: FormName })[] =>
  FORM_NAMES.flatMap((name) => FORMS[name].rules.map((rule) => ({ ...rule, form: name })));
