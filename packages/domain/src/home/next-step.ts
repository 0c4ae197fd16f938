import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { countItems, INCLUDED_ITEMS } from "../campaigns/flyer/flyer-rate.ts";
import { DEFAULT_DAYS } from "../campaigns/promotion/default-promotion.ts";
import {
  emptyPromotionDraft,
  type PromotionDraft,
} from "../campaigns/promotion/promotion-draft.ts";
import type { CampaignPlan } from "../campaigns/promotion/promotion.schema.ts";
import { addDays } from "../dates/days.ts";
import { formatDay } from "../dates/format-dates.ts";
import { formatCad } from "../money/format-money.ts";
import { likelyPlan, priceChoices, pricePromotion } from "../payments/promotion-prices.ts";
import type { TaxRates } from "../payments/receipt.schema.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import type { HomeNextStep } from "./home.schema.ts";

/** The branch with the most pending offers, and what its taxes are. */
export interface PendingBranch {
  readonly storeId: string;
  readonly name: string;
  readonly city: string;
  readonly pending: number;
  readonly tax: TaxRates;
}

/** What the next step follows from. */
export interface StepFacts {
  readonly branches: number;
  readonly offers: number;
  readonly branch: PendingBranch | null;
  /** The day in Central time, `YYYY-MM-DD`, on which the proposed promotion begins. */
  readonly today: string;
  /** The plans that are sold now. */
  readonly plans: readonly CampaignPlan[];
}

/** As many offers as cost no more than one, in the branch's own city, as its panel is filled in (PROMOTION-3). */
function filledIn(promoted: number, { today, plans }: Pick<StepFacts, "today" | "plans">) {
  const offers = Array.from({ length: promoted }, (_, index) => String(index));
  const draft: PromotionDraft = {
    ...emptyPromotionDraft,
    campaignFor: "offer",
    campaignArea: "city",
    offers,
    fromDate: today,
    toDate: addDays(today, DEFAULT_DAYS),
  };
  const choices = priceChoices(draft, { plans, places: 1 });
  const plan = likelyPlan(choices);
  return { draft: { ...draft, plan }, choice: choices.find((choice) => choice.plan === plan) };
}

/** What the promotion costs that the panel opens with (HOME-N2). */
function promotion(
  { storeId, name, city, pending, tax }: PendingBranch,
  facts: Pick<StepFacts, "today" | "plans" | "branches">,
): HomeNextStep {
  const { today, plans, branches } = facts;
  const promoted = Math.min(pending, INCLUDED_ITEMS);
  const { draft, choice } = filledIn(promoted, facts);
  const receipt = pricePromotion(draft, { plans, places: 1, tax });
  const days = choice?.days ?? DEFAULT_DAYS;
  if (isOutOfRange(receipt)) throw new Error(`${receipt.field} is not ${receipt.expected}`);
  return {
    kind: "promote",
    storeId,
    // with several branches the number would differ from that of the list of pending offers
    branchName: branches > 1 ? name : null,
    pending,
    promoted,
    // a plan's price of a day need not be whole cents
    perDay: Math.round((choice?.perDay ?? 0) * 100) / 100,
    city,
    days,
    lastDay: addDays(today, days - 1),
    total: receipt.total,
  };
}

/** The one step that Home proposes to a user; null if there is none, or none that they may take (HOME-N1). */
export function nextStep(
  actor: Actor,
  { branches, offers, branch, ...facts }: StepFacts,
): HomeNextStep | null {
  const may = (step: HomeNextStep, ability: Parameters<typeof can>[1]) =>
    can(actor, ability).allowed ? step : null;
  if (branches === 0) return may({ kind: "addBranch" }, "stores.addBranch");
  if (offers === 0) return may({ kind: "addOffer" }, "offers.edit");
  if (branch === null || branch.pending === 0) return null;
  return can(actor, "campaigns.create").allowed ? promotion(branch, { ...facts, branches }) : null;
}

/** A step in words: what is so, and what it takes. */
export interface StepText {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
}

/** The next step in words, with its price (HOME-N3). */
export function nextStepText(step: HomeNextStep): StepText {
  switch (step.kind) {
    case "addBranch":
      return {
        title: "Add your first branch",
        detail: "Offers belong to a branch: its address says in which city they are shown first.",
        action: "Add Branch",
      };
    case "addOffer":
      return {
        title: "Make your first offer",
        detail:
          "A picture, a heading and what is special about it. You can change all of it later.",
        action: "Add Offer",
      };
    case "promote": {
      const { branchName, pending, promoted, perDay, city, days, lastDay, total } = step;
      const all = pending === 1 ? "it" : "them";
      const them = pending === promoted ? all : String(promoted);
      const where = branchName === null ? "" : ` of ${branchName}`;
      return {
        title: `${countItems(pending, "offer")}${where} ${pending === 1 ? "is" : "are"} pending. Promote ${them} from ${formatCad(perDay)} a day`,
        detail: `${city} from today for ${days} days, last day ${formatDay(lastDay)}: ${formatCad(total)} with taxes.`,
        action: `Promote ${countItems(promoted, "offer")}`,
      };
    }
  }
}
