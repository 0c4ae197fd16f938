import { sectionState, type SectionDates } from "@marquee/domain/sections/section-state";
import { Badge, type BadgeTone } from "@marquee/ui/badge.tsx";
import { now } from "@marquee/ui/browser/now.ts";

const SHOWN: Readonly<
  Record<ReturnType<typeof sectionState>, readonly [tone: BadgeTone, label: string]>
> = {
  running: ["ok", "Running"],
  upcoming: ["wait", "Upcoming"],
  over: ["off", "Over"],
  off: ["off", "Deactivated"],
};

export const sectionStateText = (section: SectionDates): string =>
  SHOWN[sectionState(section, now())][1];

/** Whether a section is shown to shoppers now (SECTION-S2). */
export function SectionStateBadge({ section }: { readonly section: SectionDates }) {
  const [tone, label] = SHOWN[sectionState(section, now())];
  return <Badge tone={tone}>{label}</Badge>;
}
