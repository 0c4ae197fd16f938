import type { Moment } from "../../dates/instants.ts";
import type { FormFields, DraftOf } from "../../validation/form-fields.ts";
import { requireFilled, type Rule } from "../../validation/rule.ts";
import { type AreaContext, coversPlaces, hasPlacesChosen, isArea } from "../area-form.ts";
import { requireItemKind, requireItems } from "../item-form.ts";
import { campaignMessages } from "../messages.ts";
import { runRules } from "../run-form.ts";

export const flyerPlanFields = {
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
} as const satisfies FormFields;

/** What a flyer plan is checked on; a `FlyerPlanDraft` is one. Days are `YYYY-MM-DD` in Central time. */
export type FlyerPlanForm = DraftOf<typeof flyerPlanFields>;

export interface FlyerPlanContext extends AreaContext {
  readonly now: Moment;
}

/** The flyer plan's checks in the specification's order; the first broken one is the alert (CAMP-V1 to CAMP-V12). */
export const flyerPlanRules: readonly Rule<FlyerPlanForm, FlyerPlanContext>[] = [
  ...runRules("CAMP"),
  requireFilled("CAMP-V5", "storeId", campaignMessages.branchMissing),
  requireFilled("CAMP-V6", "campaignName", campaignMessages.nameMissing),
  {
    id: "CAMP-V7",
    field: "campaignArea",
    message: campaignMessages.areaMissing,
    holds: ({ campaignArea }) => isArea(campaignArea),
  },
  requireItemKind("CAMP-V8", campaignMessages.campaignForMissing),
  requireItems("CAMP-V9", "offer", campaignMessages.offersMissing),
  requireItems("CAMP-V11", "product", campaignMessages.productMissing),
  {
    id: "CAMP-V10",
    field: "cityList",
    message: campaignMessages.placesMissing,
    holds: hasPlacesChosen,
  },
  {
    id: "CAMP-V12",
    field: "cityList",
    message: campaignMessages.areaEmpty,
    holds: coversPlaces,
  },
];
