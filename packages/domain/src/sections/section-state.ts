import { centralDayOf } from "../dates/central-time.ts";
import { addDays } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import type { Section } from "./section.schema.ts";

/** The fields of a section from which its state follows. */
export type SectionDates = Pick<Section, "active" | "startDate" | "endDate" | "configStartDate">;

/** `off`: deactivated, whatever its days are. */
export type SectionState = "off" | "upcoming" | "running" | "over";

/** The last day on which a section is shown: the one before its to date (SECTION-S2). */
export const lastDayOf = ({ endDate }: Pick<SectionDates, "endDate">): string =>
  addDays(endDate, -1);

/** Whether a section is shown to shoppers: from its from date, until its to date begins, in Central time (SECTION-S2). */
export function sectionState(section: SectionDates, now: Moment): SectionState {
  const today = centralDayOf(now);
  if (section.active === "N") return "off";
  if (section.endDate <= today) return "over";
  return section.startDate <= today ? "running" : "upcoming";
}

/** Whether campaigns can choose a section: active, not over, and its configuration has begun (SECTION-S3). */
export function isOpenToCampaigns(section: SectionDates, now: Moment): boolean {
  const state = sectionState(section, now);
  return state !== "off" && state !== "over" && section.configStartDate <= centralDayOf(now);
}
