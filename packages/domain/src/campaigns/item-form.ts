import type { Rule } from "../validation/rule.ts";
import type { CampaignFor } from "./campaign.schema.ts";

/** Which items a campaign or a section is for, as far as they are chosen. */
export interface ItemForm {
  readonly campaignFor: string;
  readonly offers: readonly string[];
  readonly products: readonly string[];
}

/** Whether a text names one of the two kinds of items. */
export const isItemKind = (kind: string): kind is CampaignFor =>
  kind === "offer" || kind === "product";

/** The items of the chosen kind; none while no kind is chosen. */
export function chosenItems({ campaignFor, offers, products }: ItemForm): readonly string[] {
  if (!isItemKind(campaignFor)) return [];
  return campaignFor === "product" ? products : offers;
}

/** The rule that a kind of items is chosen. */
export const requireItemKind = (
  id: string,
  message: string,
): Rule<Pick<ItemForm, "campaignFor">, unknown> => ({
  id,
  field: "campaignFor",
  message,
  holds: ({ campaignFor }) => isItemKind(campaignFor),
});

/** The rule that what is for a kind of items has at least one of them. */
export const requireItems = (
  id: string,
  kind: CampaignFor,
  message: string,
): Rule<ItemForm, unknown> => {
  const field = kind === "offer" ? "offers" : "products";
  return {
    id,
    field,
    message,
    holds: (draft) => draft.campaignFor !== kind || draft[field].length > 0,
  };
};
