import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { TRENDING } from "@marquee/domain/items/trending";
import type { Tx } from "../platform/database/typed.ts";
import { section } from "../schema/schema.ts";
import { stableId } from "./stable-id.ts";

/** A section of the shoppers' page: name, category, whether for offers and for products, and its days from today on. */
const SECTIONS = [
  { name: "Top of the page", category: TRENDING, offers: true, products: true, days: [-20, 70] },
  { name: "New at home", category: "home", offers: true, products: false, days: [-10, 50] },
  {
    name: "The laid table",
    category: "kitchen-and-table",
    offers: true,
    products: true,
    days: [5, 65],
  },
  { name: "Under fifty", category: TRENDING, offers: false, products: true, days: [-40, 110] },
  { name: "Slow living", category: "home", offers: true, products: true, days: [-3, 40] },
  {
    name: "Gifts for readers",
    category: "books-and-paper",
    offers: true,
    products: true,
    days: [20, 60],
  },
  {
    name: "Weekend table",
    category: "kitchen-and-table",
    offers: true,
    products: false,
    days: [-25, 2],
  },
  {
    name: "Winter reading",
    category: "books-and-paper",
    offers: false,
    products: true,
    days: [-90, -5],
  },
  { name: "Candle light", category: "home", offers: true, products: true, days: [-120, -30] },
] as const;

/** The sponsored sections of the demonstration; those that are over are switched off. */
export async function insertSections(tx: Tx, now: Date): Promise<void> {
  const today = centralDayOf(now);
  const rows = SECTIONS.map(({ name, category, offers, products, days: [from, to] }, orderNo) => ({
    id: stableId(`demonstration section ${name}`),
    name,
    category,
    orderNo,
    active: to < 0 ? ("N" as const) : ("Y" as const),
    tabName: "Offer" as const,
    isOfferSection: offers ? ("Y" as const) : ("N" as const),
    isProductSection: products ? ("Y" as const) : ("N" as const),
    startDate: addDays(today, from),
    endDate: addDays(today, to),
    configStartDate: addDays(today, from),
    createdBy: "Maya Lindqvist",
    updatedBy: "Maya Lindqvist",
  }));
  await tx.insert(section).values(rows).onConflictDoNothing();
}
