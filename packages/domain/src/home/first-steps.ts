import { FLAT_RATE, INCLUDED_ITEMS } from "../campaigns/flyer/flyer-rate.ts";
import { toAmount } from "../money/cents.ts";
import { formatCad } from "../money/format-money.ts";
import { countWords } from "../wire/count-words.ts";
import type { HomeProgress } from "./home.schema.ts";

/** A step of a new merchant. */
export interface FirstStep {
  readonly id: "company" | "approval" | "live" | "offer" | "promotion";
  readonly title: string;
  readonly detail: string;
  readonly state: "done" | "now" | "later";
  /** When it was done; null if it was not, or if that is not known. */
  readonly on: string | null;
}

type Facts = Pick<
  HomeProgress,
  | "approved"
  | "branches"
  | "firstCampaign"
  | "firstOffer"
  | "hasBeenLive"
  | "offers"
  | "promoted"
  | "sentOn"
  | "storeName"
>;

/** What was offered first, and how many more there are. */
function offersText({ firstOffer, offers }: Facts): string | null {
  if (firstOffer === undefined) return null;
  return offers > 1 ? `“${firstOffer.name}” and ${offers - 1} more` : `“${firstOffer.name}”`;
}

/** What was promoted first, and when its days begin. */
function campaignText({ firstCampaign, approved }: Facts): string | null {
  if (firstCampaign === undefined) return null;
  const { name, days, price } = firstCampaign;
  const begin = approved > 0 ? "" : " Its days begin with the approval.";
  return `${name}, ${countWords(days, "day")}, ${formatCad(price)}.${begin}`;
}

/** The first steps of a merchant (HOME-M5). The user does not wait for the approval: offers can be made meanwhile. */
export function firstSteps(facts: Facts): readonly FirstStep[] {
  const { branches, approved, offers, promoted, hasBeenLive, storeName, sentOn } = facts;
  const stepState = (is: boolean, now: boolean): FirstStep["state"] =>
    is ? "done" : now ? "now" : "later";
  return [
    {
      id: "company",
      title: "Company and store",
      detail: branches > 0 ? storeName : "Add the branch that you sell from.",
      state: stepState(branches > 0, true),
      on: branches > 0 ? sentOn : null,
    },
    {
      id: "offer",
      title: "First offer",
      detail: offersText(facts) ?? "A picture, a heading and what is special about it.",
      state: stepState(offers > 0, branches > 0),
      on: facts.firstOffer?.createdOn ?? null,
    },
    {
      id: "promotion",
      title: "First promotion",
      detail:
        campaignText(facts) ??
        `From ${formatCad(toAmount(FLAT_RATE))} a day in each city, for up to ${INCLUDED_ITEMS} offers.`,
      state: stepState(promoted, offers > 0),
      on: facts.firstCampaign?.createdOn ?? null,
    },
    {
      id: "approval",
      title: "Store approval",
      detail:
        approved > 0
          ? "Your store is approved: what you promote goes live."
          : "Offers and campaigns can be created now, and go live within 24 hours of store approval.",
      state: stepState(approved > 0, branches > 0),
      on: null,
    },
    {
      id: "live",
      title: "Live",
      detail: "Shoppers see what you promote, and your figures are here.",
      state: stepState(hasBeenLive, false),
      on: null,
    },
  ];
}
