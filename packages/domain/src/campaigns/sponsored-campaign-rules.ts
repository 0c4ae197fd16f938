import { centralDayOf } from "../dates/central-time.ts";
import { isDay } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import type { CampaignFor } from "./campaign.schema.ts";
import { campaignMessages as say } from "./messages.ts";
import {
  endsAfterItStarts,
  hasLastDay,
  type RunForm,
  startsNoEarlierThanToday,
} from "./run-form.ts";

/** What a sponsored campaign is checked on; a `SponsoredCampaignDraft` is one. Days are in Central time. */
export interface SponsoredCampaignForm extends RunForm {
  readonly storeId: string;
  readonly campaignName: string;
  readonly campaignFor: string;
  readonly offers: readonly string[];
  readonly products: readonly string[];
  /** What may be spent a day, in CAD; null where nothing was typed. */
  readonly budget: number | null;
  readonly keywords: readonly unknown[];
  readonly sponsoredSection: readonly unknown[];
}

export const sponsoredCampaignFields = {
  fromDate: "day",
  toDate: "day",
  storeId: "text",
  campaignName: "text",
  campaignFor: "text",
  offers: "list",
  products: "list",
  budget: "amount",
  keywords: "entries",
  sponsoredSection: "entries",
} as const satisfies FormFields;

/** An item that can be chosen, with the end of its run as an ISO instant; null where it has none. */
export interface SponsoredItem {
  readonly id: string;
  readonly validTill: string | null;
}

export interface SponsoredCampaignContext {
  readonly now: Moment;
  /** What is known of the items; one that is not among them is not judged. */
  readonly items?: readonly SponsoredItem[] | undefined;
}

type SponsoredRule = Rule<SponsoredCampaignForm, SponsoredCampaignContext>;

/** The campaign may not outlast what it shows: its last day is not after the day on which an item's run ends. */
const endsInTime = (
  id: string,
  campaignFor: CampaignFor,
  field: "offers" | "products",
  message: string,
): SponsoredRule => ({
  id,
  field: "toDate",
  message,
  holds: (draft, { items = [] }) =>
    draft.campaignFor !== campaignFor ||
    !isDay(draft.toDate) ||
    items
      .filter((item) => draft[field].includes(item.id))
      .every(({ validTill }) => validTill !== null && draft.toDate <= centralDayOf(validTill)),
});

/** At least one item of the kind the campaign is for. */
const hasItems = (
  id: string,
  campaignFor: CampaignFor,
  field: "offers" | "products",
  message: string,
): SponsoredRule => ({
  id,
  field,
  message,
  holds: (draft) => draft.campaignFor !== campaignFor || draft[field].length > 0,
});

/** The sponsored campaign in the specification's order, where the first broken one is the alert (SPONSOR-V1 to SPONSOR-V13). */
export const sponsoredCampaignRules: readonly SponsoredRule[] = [
  filled("SPONSOR-V1", "fromDate", say.fromMissing),
  {
    id: "SPONSOR-V2",
    field: "fromDate",
    message: say.fromInvalid,
    holds: startsNoEarlierThanToday,
  },
  {
    id: "SPONSOR-V3",
    field: "toDate",
    message: say.toMissing,
    holds: hasLastDay,
  },
  {
    id: "SPONSOR-V4",
    field: "toDate",
    message: say.toNotAfterFrom,
    holds: endsAfterItStarts,
  },
  filled("SPONSOR-V5", "storeId", say.branchMissing),
  filled("SPONSOR-V6", "campaignName", say.nameMissing),
  {
    id: "SPONSOR-V7",
    field: "campaignFor",
    message: say.campaignForMissing,
    holds: ({ campaignFor }) => campaignFor === "offer" || campaignFor === "product",
  },
  hasItems("SPONSOR-V8", "offer", "offers", say.offersMissing),
  hasItems("SPONSOR-V9", "product", "products", say.productMissing),
  endsInTime("SPONSOR-V10", "offer", "offers", say.offerEndsEarlier),
  endsInTime("SPONSOR-V11", "product", "products", say.productEndsEarlier),
  {
    id: "SPONSOR-V12",
    field: "keywords",
    message: say.placementMissing,
    holds: ({ keywords, sponsoredSection }) => keywords.length > 0 || sponsoredSection.length > 0,
  },
  {
    id: "SPONSOR-V13",
    field: "budget",
    message: say.budgetMissing,
    holds: ({ budget }) => budget !== null && budget > 0,
  },
];

/** Why sections and keywords cannot be configured yet, or null: what the campaign is for comes first (SPONSOR-C1). */
export const refusedConfiguration = (campaignFor: string): string | null =>
  campaignFor === "offer" || campaignFor === "product" ? null : say.campaignForFirst;
