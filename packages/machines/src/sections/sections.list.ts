import { emptySectionRow } from "@marquee/domain/sections/section-row-rules";
import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../list/listed-machine.ts";
import { rowsEntry } from "../patterns/rows.list.ts";
import { sectionRowsMachine } from "./section-rows.machine.ts";
import { shopSectionMachine, type ShopSectionValues } from "./shop-section.machine.ts";

const section = { ...emptySectionRow("r1"), page: "Offer", category: "Trending", section: "s1" };

const shop: ShopSectionValues = {
  id: "k1",
  companyId: "c1",
  storeId: "b1",
  campaignFor: "offer",
  section: "s1",
  offers: ["o1"],
  products: [],
};

/** The machines of sections. */
export const sectionMachines: readonly ListedMachine[] = [
  {
    ...rowsEntry(section, "section"),
    noun: "sections",
    title: "Sections of a campaign",
    machine: sectionRowsMachine,
  },
  {
    ...formEntry(shop, ["section", "storeId"]),
    noun: "sections",
    title: "Section of a shop",
    machine: shopSectionMachine,
  },
];
