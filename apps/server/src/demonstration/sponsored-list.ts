import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { TRENDING } from "@marquee/domain/items/trending";
import type { Branch } from "./companies.ts";

/** A sponsored campaign of the demonstration: who made it when, and what it is shown by. Bids are CAD. */
export interface DemonstrationSponsored {
  readonly name: string;
  readonly branch: Branch;
  /** Who makes it: the part of the e-mail before `@marquee.test`. */
  readonly maker: string;
  readonly hoursAgo: number;
  readonly days: number;
  readonly campaignFor: CampaignFor;
  /** Headings of offers that are live then; for products, how many of the branch, from the first on. */
  readonly items: readonly string[] | number;
  readonly budget: number;
  readonly keywords: readonly (readonly [keyword: string, category: string, bid: number])[];
  /** Names of sections of the demonstration. */
  readonly sections: readonly (readonly [name: string, category: string, bid: number])[];
}

const DAY = 24;
const TOP = "Top of the page";

/** Oldest first. */
export const SPONSORED: readonly DemonstrationSponsored[] = [
  {
    name: "Kettles in the cold",
    branch: "portland",
    maker: "shop",
    hoursAgo: 15 * DAY,
    days: 5,
    campaignFor: "offer",
    items: ["Kettle and pot"],
    budget: 4,
    keywords: [["kettle", "kitchen-and-table", 0.55]],
    sections: [],
  },
  {
    name: "Green for dark flats",
    branch: "toronto",
    maker: "merchant",
    hoursAgo: 7 * DAY,
    days: 2,
    campaignFor: "offer",
    items: ["Plants for north windows", "Market baskets"],
    budget: 3,
    keywords: [
      ["house plant", "garden", 0.5],
      ["basket", TRENDING, 0.4],
    ],
    sections: [[TOP, TRENDING, 0.6]],
  },
  {
    name: "Soap before the storm",
    branch: "vancouver",
    maker: "merchant",
    hoursAgo: 3 * DAY,
    days: 7,
    campaignFor: "offer",
    items: ["Soap and salt", "Tea for rainy days"],
    budget: 5,
    keywords: [
      ["soap", "health-and-beauty", 0.65],
      ["bath gift", TRENDING, 0.4],
    ],
    sections: [[TOP, TRENDING, 0.8]],
  },
  {
    name: "Breakfast in sight",
    branch: "calgary",
    maker: "other",
    hoursAgo: 2 * DAY,
    days: 10,
    campaignFor: "offer",
    items: ["Breakfast for six", "The big teapot"],
    budget: 6,
    keywords: [["teapot", "kitchen-and-table", 0.5]],
    sections: [],
  },
  {
    name: "First readers",
    branch: "halifax",
    maker: "pending",
    hoursAgo: DAY,
    days: 5,
    campaignFor: "offer",
    items: ["Opening week: books by the pound"],
    budget: 2,
    keywords: [["second-hand books", "books-and-paper", 0.35]],
    sections: [],
  },
  {
    name: "Warm rooms, found",
    branch: "toronto",
    maker: "merchant",
    hoursAgo: 20,
    days: 12,
    campaignFor: "product",
    items: 2,
    budget: 4.5,
    keywords: [["wool throw", "home", 0.6]],
    sections: [[TOP, TRENDING, 0.7]],
  },
  {
    name: "Linen by keyword",
    branch: "montreal",
    maker: "merchant",
    hoursAgo: 8,
    days: 10,
    campaignFor: "offer",
    items: ["Spring linen, 25% off", "Stoneware by hand", "Oak lounge chair"],
    budget: 8,
    keywords: [
      ["linen", "home", 0.55],
      ["reading nook", TRENDING, 0.65],
      ["stoneware", "kitchen-and-table", 0.4],
    ],
    sections: [["New at home", "home", 0.5]],
  },
];
