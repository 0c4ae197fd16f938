import type { FormFields } from "../../validation/form-fields.ts";
import type { Rule } from "../../validation/rule.ts";
import {
  type AreaContext,
  type AreaForm,
  coversPlaces,
  hasPlacesChosen,
  isArea,
} from "../area-form.ts";
import { campaignMessages } from "../messages.ts";

export const promoteOfferAreaFields = {
  campaignArea: "text",
  cityList: "list",
  stateList: "list",
} as const satisfies FormFields;

/** Where an offer is promoted (PROMOTE-V6 to PROMOTE-V8): checked after the plan, in the order a flyer's area is. */
export const promoteOfferAreaRules: readonly Rule<AreaForm, AreaContext>[] = [
  {
    id: "PROMOTE-V6",
    field: "campaignArea",
    message: campaignMessages.areaMissing,
    holds: ({ campaignArea }) => isArea(campaignArea),
  },
  {
    id: "PROMOTE-V7",
    field: "cityList",
    message: campaignMessages.placesMissing,
    holds: hasPlacesChosen,
  },
  {
    id: "PROMOTE-V8",
    field: "cityList",
    message: campaignMessages.areaEmpty,
    holds: coversPlaces,
  },
];
