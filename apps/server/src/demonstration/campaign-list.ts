import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { BRANCHES, type Branch } from "./companies.ts";
import { oneOf, readList, readTable } from "./read-table.ts";

/** A campaign of the demonstration: who paid for what, when, and with which of the provider's test cards. */
export interface DemonstrationCampaign {
  readonly name: string;
  readonly branch: Branch;
  /** Who pays: the part of the e-mail before `@marquee.test`. */
  readonly payer: string;
  readonly hoursAgo: number;
  readonly days: number;
  readonly campaignFor: CampaignFor;
  /** Headings of offers; for products, how many of the branch, from the first on. */
  readonly items: readonly string[] | number;
  readonly cities: readonly string[];
  readonly states: readonly string[];
  readonly promocode: string | null;
  /** Tried one after another. A campaign whose last card is declined was never paid. */
  readonly cards: readonly string[];
}

const COLUMNS = [
  "name",
  "branch",
  "payer",
  "hours ago",
  "days",
  "campaign for",
  "items",
  "cities",
  "states",
  "promocode",
  "cards",
] as const;

/** Oldest first, so that the numbers of the invoices follow the days. */
export const CAMPAIGNS: readonly DemonstrationCampaign[] = readTable("campaigns", COLUMNS).map(
  (row) => {
    const campaignFor = oneOf(["offer", "product"], row["campaign for"]);
    return {
      name: row.name,
      branch: oneOf(BRANCHES, row.branch),
      payer: row.payer,
      hoursAgo: Number(row["hours ago"]),
      days: Number(row.days),
      campaignFor,
      items: campaignFor === "product" ? Number(row.items) : readList(row.items),
      cities: readList(row.cities),
      states: readList(row.states),
      promocode: row.promocode || null,
      cards: readList(row.cards),
    };
  },
);
