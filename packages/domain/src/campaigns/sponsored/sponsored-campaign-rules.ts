import { centralDayOf } from "../../dates/central-time.ts";
import { isDay } from "../../dates/days.ts";
import type { Moment } from "../../dates/instants.ts";
import type { FormFields, DraftOf } from "../../validation/form-fields.ts";
import { requireFilled, type Rule } from "../../validation/rule.ts";
import type { CampaignFor } from "../campaign.schema.ts";
import { chosenItems, isItemKind, requireItemKind, requireItems } from "../item-form.ts";
import { campaignMessages as messages } from "../messages.ts";
import { runRules } from "../run-form.ts";

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

/** What a sponsored campaign is checked on; a `SponsoredCampaignDraft` is one. Days are in Central time. */
export type SponsoredCampaignForm = DraftOf<typeof sponsoredCampaignFields>;

/** An item that can be chosen, with the end of its run as an ISO instant; null if it has none. */
export interface SponsoredItem {
  readonly id: string;
  readonly validTill: string | null;
  /** When the products of a collection end; null for one that never ran. Absent for offers and products. */
  readonly productEnds?: readonly (string | null)[] | undefined;
}

export interface SponsoredCampaignContext {
  readonly now: Moment;
  /** What is known of the items; one that is not among them is not checked. */
  readonly items?: readonly SponsoredItem[] | undefined;
}

type SponsoredRule = Rule<SponsoredCampaignForm, SponsoredCampaignContext>;

/** The campaign may not outlast what it shows: its last day is not after the day on which an item's run ends. */
const endsInTime = (id: string, campaignFor: CampaignFor, message: string): SponsoredRule => ({
  id,
  field: "toDate",
  message,
  holds: (draft, { items = [] }) =>
    draft.campaignFor !== campaignFor ||
    !isDay(draft.toDate) ||
    items
      .filter((item) => chosenItems(draft).includes(item.id))
      .every(({ validTill }) => validTill !== null && draft.toDate <= centralDayOf(validTill)),
});

/**
 * A collection shows its products: the campaign may not outlast the last of them. Nothing is known of a collection with
 * a product that never ran, and of one without products.
 */
const runsWithProducts = ({ productEnds = [] }: SponsoredItem, toDate: string): boolean =>
  productEnds.length === 0 ||
  productEnds.some((end) => end === null || toDate <= centralDayOf(end));

/** The sponsored campaign in the specification's order; the first broken one is the alert (SPONSOR-V1 to SPONSOR-V16). */
export const sponsoredCampaignRules: readonly SponsoredRule[] = [
  ...runRules("SPONSOR"),
  requireFilled("SPONSOR-V5", "storeId", messages.branchMissing),
  requireFilled("SPONSOR-V6", "campaignName", messages.nameMissing),
  requireItemKind("SPONSOR-V7", messages.campaignForMissing),
  requireItems("SPONSOR-V8", "offer", messages.offersMissing),
  requireItems("SPONSOR-V9", "product", messages.productMissing),
  endsInTime("SPONSOR-V10", "offer", messages.offerEndsEarlier),
  endsInTime("SPONSOR-V11", "product", messages.productEndsEarlier),
  {
    id: "SPONSOR-V16",
    field: "toDate",
    message: messages.productEndsEarlier,
    holds: (draft, { items = [] }) =>
      draft.campaignFor !== "offer" ||
      !isDay(draft.toDate) ||
      items
        .filter(({ id }) => draft.offers.includes(id))
        .every((item) => runsWithProducts(item, draft.toDate)),
  },
  {
    id: "SPONSOR-V12",
    field: "keywords",
    message: messages.placementMissing,
    holds: ({ keywords, sponsoredSection }) => keywords.length > 0 || sponsoredSection.length > 0,
  },
  {
    id: "SPONSOR-V13",
    field: "budget",
    message: messages.budgetMissing,
    holds: ({ budget }) => budget !== null && budget > 0,
  },
];

/** Why sections and keywords cannot be configured yet, or null: what the campaign is for comes first (SPONSOR-C1). */
export const refuseConfiguration = (campaignFor: string): string | null =>
  isItemKind(campaignFor) ? null : messages.campaignForFirst;
