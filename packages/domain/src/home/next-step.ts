import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { countItems, flyerRate, INCLUDED_ITEMS } from "../campaigns/flyer/flyer-rate.ts";
import { addDays } from "../dates/days.ts";
import { formatDay } from "../dates/format-dates.ts";
import { toAmount } from "../money/cents.ts";
import { formatCad } from "../money/format-money.ts";
import { priceFlyer } from "../payments/price-flyer.ts";
import type { TaxRates } from "../payments/receipt.schema.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import type { HomeNextStep } from "./home.schema.ts";

/** So many days a promotion is proposed for. */
const DAYS = 7;

/** The branch with the most pending offers, and what its taxes are. */
export interface PendingBranch {
  readonly storeId: string;
  readonly city: string;
  readonly pending: number;
  readonly tax: TaxRates;
}

/** What the next step follows from. */
export interface StepFacts {
  readonly branches: number;
  readonly offers: number;
  readonly branch: PendingBranch | null;
  /** Tomorrow or later, `YYYY-MM-DD`: when the proposed promotion begins. */
  readonly from: string;
}

/** The price of a week in the branch's own city, for as many offers as cost no more than one (HOME-N2). */
function promotion({ storeId, city, pending, tax }: PendingBranch, from: string): HomeNextStep {
  const promoted = Math.min(pending, INCLUDED_ITEMS);
  const receipt = priceFlyer({
    items: promoted,
    from,
    to: addDays(from, DAYS),
    places: 1,
    tax,
    campaignFor: "offer",
  });
  if (isOutOfRange(receipt)) throw new Error(`${receipt.field} is not ${receipt.expected}`);
  return {
    kind: "promote",
    storeId,
    pending,
    promoted,
    perDay: toAmount(flyerRate(promoted)),
    city,
    days: DAYS,
    lastDay: addDays(from, DAYS - 1),
    total: receipt.total,
  };
}

/** The one step that Home proposes to a user; null if there is none, or none that they may take (HOME-N1). */
export function nextStep(
  actor: Actor,
  { branches, offers, branch, from }: StepFacts,
): HomeNextStep | null {
  const may = (step: HomeNextStep, ability: Parameters<typeof can>[1]) =>
    can(actor, ability).allowed ? step : null;
  if (branches === 0) return may({ kind: "addBranch" }, "stores.addBranch");
  if (offers === 0) return may({ kind: "addOffer" }, "offers.edit");
  if (branch === null || branch.pending === 0) return null;
  return can(actor, "campaigns.create").allowed ? promotion(branch, from) : null;
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
      const { pending, promoted, perDay, city, days, lastDay, total } = step;
      const them = pending === promoted ? (pending === 1 ? "it" : "them") : String(promoted);
      return {
        title: `${countItems(pending, "offer")} ${pending === 1 ? "is" : "are"} pending. Promote ${them} from ${formatCad(perDay)} a day`,
        detail: `${city} for ${days} days, last day ${formatDay(lastDay)}: ${formatCad(total)} with taxes.`,
        action: `Promote ${countItems(promoted, "offer")}`,
      };
    }
  }
}
