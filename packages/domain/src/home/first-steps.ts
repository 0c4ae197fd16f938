import type { HomeProgress } from "./home.schema.ts";

/** A step of a new merchant. */
export interface FirstStep {
  readonly id: "company" | "approval" | "live" | "offer" | "promotion";
  readonly title: string;
  readonly detail: string;
  readonly state: "done" | "now" | "later";
}

type Facts = Pick<HomeProgress, "approved" | "branches" | "hasBeenLive" | "offers" | "promoted">;

/** Whether Home shows the first steps: until something is live for the first time (HOME-M5). */
export const isNewMerchant = ({ hasBeenLive }: Pick<Facts, "hasBeenLive">): boolean => !hasBeenLive;

/** The first steps of a merchant (HOME-M5). The user does not wait for the approval: offers can be made meanwhile. */
export function firstSteps(facts: Facts): readonly FirstStep[] {
  const { branches, approved, offers, promoted, hasBeenLive } = facts;
  const done = (is: boolean, now: boolean): FirstStep["state"] =>
    is ? "done" : now ? "now" : "later";
  return [
    {
      id: "company",
      title: "Company and store",
      detail: branches > 0 ? "Your company is registered." : "Add the branch that you sell from.",
      state: done(branches > 0, true),
    },
    {
      id: "offer",
      title: "First offer",
      detail: "A picture, a heading and what is special about it.",
      state: done(offers > 0, branches > 0),
    },
    {
      id: "promotion",
      title: "First promotion",
      detail: "From CAD 1.00 a day in each city, for up to 5 offers.",
      state: done(promoted, offers > 0),
    },
    {
      id: "approval",
      title: "Store approval",
      detail:
        approved > 0
          ? "Your store is approved: what you promote goes live."
          : "Offers and campaigns can be created now, and go live within 24 hours of store approval.",
      state: done(approved > 0, branches > 0),
    },
    {
      id: "live",
      title: "Live",
      detail: "Shoppers see what you promote, and your figures are here.",
      state: done(hasBeenLive, false),
    },
  ];
}
