import type { DraftOf, FormFields } from "../../validation/form-fields.ts";
import type { Rule } from "../../validation/rule.ts";
import { campaignMessages as messages } from "../messages.ts";

export const sponsoredTermsFields = {
  budget: "amount",
  keywordBids: "entries",
  sectionBids: "entries",
} as const satisfies FormFields;

/** What a change of budget and bids is checked on; `SponsoredTerms` are one. */
export type SponsoredTermsForm = DraftOf<typeof sponsoredTermsFields>;

/** What a change of the budget and the bids of a campaign is checked by. */
export const sponsoredTermsRules: readonly Rule<SponsoredTermsForm, unknown>[] = [
  {
    id: "SPONSOR-P8",
    field: "budget",
    message: messages.budgetMissing,
    holds: ({ budget }) => budget !== null && budget > 0,
  },
];
