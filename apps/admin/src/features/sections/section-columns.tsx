import type { Contract } from "@marquee/api/contract/contract";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { type SectionDates, sectionState } from "@marquee/domain/sections/section-state";
import type { Section } from "@marquee/domain/sections/section.schema";
import { now } from "@marquee/ui/browser/now.ts";
import type { BadgeTone } from "@marquee/ui/content/badge.tsx";
import { badgeColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";

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

/** The tone of the badge that shows `sectionStateText`. */
export const sectionStateTone = (section: SectionDates): BadgeTone =>
  SHOWN[sectionState(section, now())][0];

export const sectionList: ListDefinition<Contract["sections"]["byStatus"]> = {
  name: "Sponsored sections",
  tabs: [
    { value: "active", label: "Active Section" },
    { value: "inActive", label: "InActive Section" },
  ],
  sortable: ["name", "startDate", "configStartDate"],
};

const purposeText = ({ isOfferSection, isProductSection }: Section): string =>
  [isOfferSection === "Y" ? "Offer/collection" : "", isProductSection === "Y" ? "Product" : ""]
    .filter((text) => text !== "")
    .join(", ");

export const sectionColumns: readonly Column<Section>[] = [
  titleColumn({
    id: "name",
    label: "Name",
    detail: ({ tabName, categoryName }) => `${tabName} · ${categoryName}`,
  }),
  {
    id: "for",
    label: "Section For",
    card: "subtitle",
    onCard: (section) => `Section For: ${purposeText(section)}`,
    cell: (section) => <span className="text-small">{purposeText(section)}</span>,
    csv: purposeText,
  },
  {
    id: "startDate",
    label: "From, to (CST)",
    right: true,
    cell: ({ startDate, endDate }) => (
      <span className="figures text-small whitespace-nowrap">
        <span className="block">{formatDay(startDate)}</span>
        <span className="block text-muted">to {formatDay(endDate)}</span>
      </span>
    ),
    csv: ({ startDate, endDate }) => `${startDate} to ${endDate}`,
  },
  {
    id: "configStartDate",
    label: "Configuration start (CST)",
    card: "none",
    right: true,
    secondary: true,
    cell: ({ configStartDate }) => (
      <span className="figures text-small">{formatDay(configStartDate)}</span>
    ),
    csv: ({ configStartDate }) => configStartDate,
  },
  badgeColumn({
    id: "status",
    label: "Status",
    value: sectionStateText,
    tone: sectionStateTone,
  }),
];
