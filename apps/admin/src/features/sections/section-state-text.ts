import { sectionState, type SectionDates } from "@marquee/domain/sections/section-state";
import type { BadgeTone } from "@marquee/ui/content/badge.tsx";
import { now } from "@marquee/ui/browser/now.ts";

const SHOWN: Readonly<
  Record<ReturnType<typeof sectionState>, readonly [tone: BadgeTone, label: string]>
> = {
  running: ["ok", "Running"],
  upcoming: ["wait", "Upcoming"],
  over: ["off", "Over"],
  off: ["off", "Deactivated"],
};

/** Whether a section is shown to shoppers now, in a word and its colour (SECTION-S2). */
export const sectionStateText = (section: SectionDates): string =>
  SHOWN[sectionState(section, now())][1];
export const sectionStateTone = (section: SectionDates): BadgeTone =>
  SHOWN[sectionState(section, now())][0];
