import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { Branch } from "./companies.ts";

/** A campaign of the demonstration: who paid for what, when, and with which of the provider's test cards. */
export interface DemonstrationCampaign {
  readonly name: string;
  readonly branch: Branch;
  /** Who pays: the part of the e-mail before `@marquee.test`. */
  readonly payer: string;
  readonly hoursAgo: number;
  readonly days: number;
  readonly campaignFor: CampaignFor;
  /** Headings of offers; for products, the first so many of the branch. */
  readonly items: readonly string[] | number;
  readonly cities?: readonly string[];
  readonly states?: readonly string[];
  readonly promocode?: string;
  /** Tried one after another. A campaign whose last card is declined was never paid. */
  readonly cards: readonly string[];
}

const DAY = 24;

/** Oldest first, so that the numbers of the invoices follow the days. */
export const CAMPAIGNS: readonly DemonstrationCampaign[] = [
  {
    name: "The winter table",
    branch: "calgary",
    payer: "other",
    hoursAgo: 24 * DAY,
    days: 10,
    campaignFor: "product",
    items: 3,
    cities: ["ca-ab-calgary", "ca-ab-edmonton", "ca-ab-red-deer"],
    cards: ["pm_card_visa"],
  },
  {
    name: "Kettle season",
    branch: "portland",
    payer: "shop",
    hoursAgo: 15.5 * DAY,
    days: 7,
    campaignFor: "offer",
    items: ["Hand-loomed scarves", "Kettle and pot"],
    cities: ["us-or-portland"],
    cards: ["pm_card_mastercard"],
  },
  {
    name: "Queen West in small things",
    branch: "toronto",
    payer: "merchant",
    hoursAgo: 7.5 * DAY,
    days: 4,
    campaignFor: "offer",
    items: ["Plants for north windows", "Market baskets", "Throws for the streetcar stop"],
    cities: ["ca-on-toronto", "ca-on-ottawa"],
    cards: ["pm_card_amex"],
  },
  {
    name: "Rain and salt",
    branch: "vancouver",
    payer: "merchant",
    hoursAgo: 5 * DAY,
    days: 14,
    campaignFor: "offer",
    items: ["Soap and salt", "Tea for rainy days", "Cedar baskets"],
    cities: ["ca-bc-vancouver", "ca-bc-victoria"],
    cards: ["pm_card_visa"],
  },
  {
    name: "Last of the winter",
    branch: "montreal",
    payer: "merchant",
    hoursAgo: 4.6 * DAY,
    days: 2,
    campaignFor: "offer",
    items: [
      "Mugs for mulled cider",
      "Light for the dark months",
      "Stories by the stove",
      "The armchair for winter",
    ],
    states: ["ca-qc"],
    promocode: "SPRING10",
    cards: ["pm_card_visa"],
  },
  {
    name: "Breakfast outdoors",
    branch: "calgary",
    payer: "other",
    hoursAgo: 3 * DAY,
    days: 21,
    campaignFor: "offer",
    items: ["Breakfast for six", "The big teapot", "Picnic season"],
    states: ["ca-ab"],
    cards: ["pm_card_visa"],
  },
  {
    name: "Brooklyn mornings",
    branch: "brooklyn",
    payer: "other",
    hoursAgo: 2 * DAY,
    days: 10,
    campaignFor: "offer",
    items: ["Pour-over mornings", "Speckled mugs"],
    cities: ["us-ny-brooklyn"],
    cards: ["pm_card_visa"],
  },
  {
    name: "Copper and wool",
    branch: "portland",
    payer: "shop",
    hoursAgo: 1.7 * DAY,
    days: 14,
    campaignFor: "product",
    items: 2,
    cities: ["us-or-portland"],
    cards: ["pm_card_visa"],
  },
  {
    name: "Weekend market",
    branch: "portland",
    payer: "shop",
    hoursAgo: 1.5 * DAY,
    days: 10,
    campaignFor: "offer",
    items: ["Weekend baskets"],
    cities: ["us-or-portland"],
    cards: ["pm_card_mastercard"],
  },
  {
    name: "Opening week",
    branch: "halifax",
    payer: "pending",
    hoursAgo: 1.2 * DAY,
    days: 7,
    campaignFor: "offer",
    items: ["Opening week: books by the pound", "A chair, a lamp, a story", "Light to read by"],
    cities: ["ca-ns-halifax"],
    cards: ["pm_card_visa"],
  },
  {
    name: "Warm rooms",
    branch: "toronto",
    payer: "merchant",
    hoursAgo: 1.1 * DAY,
    days: 14,
    campaignFor: "product",
    items: 4,
    cities: ["ca-on-toronto"],
    cards: ["pm_card_visa"],
  },
  {
    name: "Linen week",
    branch: "toronto",
    payer: "merchant",
    hoursAgo: DAY,
    days: 7,
    campaignFor: "offer",
    items: ["Linen week on Queen West"],
    cities: ["ca-on-toronto"],
    promocode: "WELCOME5",
    cards: ["pm_card_visa"],
  },
  {
    name: "Spring at home",
    branch: "montreal",
    payer: "merchant",
    hoursAgo: 10,
    days: 14,
    campaignFor: "offer",
    items: [
      "Spring linen, 25% off",
      "Stoneware by hand",
      "Oak lounge chair",
      "Green windowsill",
      "Vases for the first tulips",
      "Towels that dry in the wind",
      "Balcony season",
    ],
    states: ["ca-qc"],
    cards: ["pm_card_chargeDeclinedInsufficientFunds", "pm_card_visa"],
  },
  {
    name: "Lamps for Toronto",
    branch: "toronto",
    payer: "merchant",
    hoursAgo: 3,
    days: 7,
    campaignFor: "offer",
    items: ["Lamps for low ceilings", "Cookbooks of the city"],
    cities: ["ca-on-toronto"],
    cards: ["pm_card_chargeDeclined"],
  },
];
