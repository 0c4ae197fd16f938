import { emptySectionRow } from "@marquee/domain/sections/section-row-rules";
import type { ListedMachine } from "../list/listed-machine.ts";
import { rowsEntry } from "../patterns/rows.list.ts";
import { sectionRowsMachine } from "./section-rows.machine.ts";

const section = { ...emptySectionRow("r1"), page: "Offer", category: "Trending", section: "s1" };

/** The machines of sections. */
export const sectionMachines: readonly ListedMachine[] = [
  {
    ...rowsEntry(section, "section"),
    noun: "sections",
    title: "Sections of a campaign",
    machine: sectionRowsMachine,
  },
];
