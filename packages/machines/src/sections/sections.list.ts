import { emptySectionRow } from "@marquee/domain/sections/section-row-rules";
import { emptySection, sectionFormOf } from "@marquee/domain/sections/section-rules";
import { confirmedActionEntry, formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { rowsEntry } from "../patterns/rows.list.ts";
import { sectionActivationMachine } from "./section-activation.machine.ts";
import { sectionFormMachine } from "./section-form.machine.ts";
import { sectionRowsMachine } from "./section-rows.machine.ts";
import { shopItemRemovalMachine } from "./shop-item-removal.machine.ts";
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

/** The machines of sponsored sections, and of those of a campaign. */
export const sectionMachines: readonly ListedMachine[] = [
  {
    ...formEntry(sectionFormOf(emptySection("s1")), ["name", "category"]),
    noun: "sections",
    title: "Section form",
    machine: sectionFormMachine,
  },
  {
    noun: "sections",
    title: "Section activation",
    machine: sectionActivationMachine,
    ...confirmedActionEntry(
      "A list of sections",
      { id: "s1", name: "Spring", endDate: "2026-04-01", active: "N", total: 0, campaigns: [] },
      "N",
    ),
  },
  {
    noun: "sections",
    title: "Removing an item of a shop from its section",
    machine: shopItemRemovalMachine,
    ...confirmedActionEntry("What is in a section", { configurationId: "k1", shopId: "gid-1" }, ""),
  },
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
