import { sectionMessages } from "@marquee/domain/sections/messages";
import { switchMessages } from "@marquee/domain/sections/section-status";
import type { SectionCampaign } from "@marquee/domain/sections/section.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** A section that is about to be activated or deactivated, with the campaigns that this concerns. */
export interface SectionSwitch {
  readonly id: string;
  readonly name: string;
  readonly endDate: string;
  /** What it is going to be. */
  readonly active: Flag;
  /** How many campaigns it has that are not over; the call is refused if there is another number by then. */
  readonly total: number;
  /** The first of them. */
  readonly campaigns: readonly SectionCampaign[];
}

/** Activates or deactivates a section, after its campaigns were shown (SECTION-S1, SECTION-S5). */
export const sectionActivationMachine = createConfirmedAction<SectionSwitch, Flag>({
  id: "sectionActivation",
  title: "Activating or deactivating a section",
  success: (active) => switchMessages(active).done,
  failure: sectionMessages.statusFailed,
});
