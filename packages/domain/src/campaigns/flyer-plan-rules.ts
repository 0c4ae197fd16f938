import type { Moment } from "../dates/instants.ts";
import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import {
  type AreaContext,
  type AreaForm,
  coversPlaces,
  hasPlacesChosen,
  isArea,
} from "./area-form.ts";
import { campaignMessages } from "./messages.ts";
import {
  endsAfterItStarts,
  hasLastDay,
  type RunForm,
  startsNoEarlierThanToday,
} from "./run-form.ts";

/** What a flyer plan is checked on; a `FlyerPlanDraft` is one. Days are `YYYY-MM-DD` in Central time. */
export interface FlyerPlanForm extends AreaForm, RunForm {
  readonly storeId: string;
  readonly campaignName: string;
  readonly campaignFor: string;
  readonly offers: readonly string[];
  readonly products: readonly string[];
}

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

export interface FlyerPlanContext extends AreaContext {
  readonly now: Moment;
}

/** The flyer plan's checks in the specification's order, where the first broken one is the alert (CAMP-V1 to CAMP-V12). */
export const flyerPlanRules: readonly Rule<FlyerPlanForm, FlyerPlanContext>[] = [
  filled("CAMP-V1", "fromDate", campaignMessages.fromMissing),
  {
    id: "CAMP-V2",
    field: "fromDate",
    message: campaignMessages.fromInvalid,
    holds: startsNoEarlierThanToday,
  },
  {
    id: "CAMP-V3",
    field: "toDate",
    message: campaignMessages.toMissing,
    holds: hasLastDay,
  },
  {
    id: "CAMP-V4",
    field: "toDate",
    message: campaignMessages.toNotAfterFrom,
    holds: endsAfterItStarts,
  },
  filled("CAMP-V5", "storeId", campaignMessages.branchMissing),
  filled("CAMP-V6", "campaignName", campaignMessages.nameMissing),
  {
    id: "CAMP-V7",
    field: "campaignArea",
    message: campaignMessages.areaMissing,
    holds: ({ campaignArea }) => isArea(campaignArea),
  },
  {
    id: "CAMP-V8",
    field: "campaignFor",
    message: campaignMessages.campaignForMissing,
    holds: ({ campaignFor }) => campaignFor === "offer" || campaignFor === "product",
  },
  {
    id: "CAMP-V9",
    field: "offers",
    message: campaignMessages.offersMissing,
    holds: ({ campaignFor, offers }) => campaignFor !== "offer" || offers.length > 0,
  },
  {
    id: "CAMP-V11",
    field: "products",
    message: campaignMessages.productMissing,
    holds: ({ campaignFor, products }) => campaignFor !== "product" || products.length > 0,
  },
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
