import { isDay } from "../../dates/days.ts";
import type { Moment } from "../../dates/instants.ts";
import type { FormFields, DraftOf } from "../../validation/form-fields.ts";
import { requireFilled, type Rule } from "../../validation/rule.ts";
import { isFilled } from "../../validation/typed-values.ts";
import { campaignMessages } from "../messages.ts";
import { hasLastDay, runLimitRules, startsNoEarlierThanToday } from "../run-form.ts";
import { CUSTOM_PLAN } from "./promote-offer-draft.ts";

export const promoteOfferPlanFields = {
  fromDate: "day",
  toDate: "day",
  plan: "text",
} as const satisfies FormFields;

/** What a plan of the Promote Offer page is checked on; a `PromoteOfferDraft` is one. */
export type PromoteOfferPlanForm = DraftOf<typeof promoteOfferPlanFields>;

/**
 * Whether the two dates are asked for. Not if a listed plan is chosen and no date was typed: its days are its own.
 * A date beside a listed plan is a custom run half made: it is refused rather than dropped.
 */
const asksDates = ({ fromDate, toDate, plan }: PromoteOfferPlanForm): boolean =>
  !isFilled(plan) || plan === CUSTOM_PLAN || isFilled(fromDate) || isFilled(toDate);

/**
 * The plan of the Promote Offer page in the specification's order; the first broken one is the alert
 * (PROMOTE-V1 to PROMOTE-V5). Days are `YYYY-MM-DD` in Central time.
 */
export const promoteOfferPlanRules: readonly Rule<
  PromoteOfferPlanForm,
  { readonly now: Moment }
>[] = [
  {
    id: "PROMOTE-V1",
    field: "fromDate",
    message: campaignMessages.fromMissing,
    holds: (draft) => !asksDates(draft) || isFilled(draft.fromDate),
  },
  {
    id: "PROMOTE-V2",
    field: "fromDate",
    message: campaignMessages.fromInvalid,
    holds: startsNoEarlierThanToday,
  },
  {
    id: "PROMOTE-V3",
    field: "toDate",
    message: campaignMessages.toMissing,
    holds: (draft) => !asksDates(draft) || hasLastDay(draft),
  },
  {
    id: "PROMOTE-V4",
    field: "toDate",
    message: campaignMessages.toBeforeFrom,
    // One day is a run here, so that both may be the same.
    holds: ({ fromDate, toDate }) => !isDay(fromDate) || !isDay(toDate) || toDate >= fromDate,
  },
  ...runLimitRules("PROMOTE-V9", "PROMOTE-V10"),
  requireFilled("PROMOTE-V5", "plan", campaignMessages.planMissing),
];
