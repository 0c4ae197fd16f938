import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { addDays } from "@marquee/domain/dates/days";
import { shortDay } from "@marquee/domain/dates/format-dates";
import type { SponsoredSectionRow } from "@marquee/domain/items/sponsored-fields.schema";
import type { Section } from "@marquee/domain/sections/section.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Check } from "lucide-react";
import { useId } from "react";
import { useTrendingOptions } from "../categories/trending-options.ts";
import { useOpenSections } from "./open-sections.queries.ts";

const DRAWN = "rounded-[3px] bg-line-strong";

/** The head of the page as shoppers see it: a search field and the names of categories. */
const DrawnHead = () => (
  <div aria-hidden="true" className="flex flex-col gap-2 pb-1">
    <span className="flex items-center gap-2">
      <span className={`${DRAWN} h-3 w-12`} />
      <span className="ml-auto h-3 w-24 rounded-full bg-line-strong" />
    </span>
    <span className="flex gap-1.5">
      {["w-8", "w-10", "w-6", "w-9"].map((width) => (
        <span key={width} className={classNames(DRAWN, "h-1.5", width)} />
      ))}
    </span>
  </div>
);

/** What is not sponsored on the page: rows of items. */
const DrawnItems = () => (
  <div aria-hidden="true" className="grid grid-cols-4 gap-1.5 pt-1">
    {[1, 2, 3, 4].map((item) => (
      <span key={item} className={`${DRAWN} h-6 opacity-60`} />
    ))}
  </div>
);

/** Offers are drawn wide, products small and square. */
const DrawnTiles = ({
  isChosen,
  isWide,
}: {
  readonly isChosen: boolean;
  readonly isWide: boolean;
}) => (
  <span
    aria-hidden="true"
    className={classNames("grid gap-1.5", isWide ? "grid-cols-2" : "grid-cols-4")}
  >
    {(isWide ? [1, 2] : [1, 2, 3, 4]).map((tile) => (
      <span
        key={tile}
        className={classNames("h-6 rounded-[3px]", isChosen ? "bg-accent" : "bg-line-strong")}
      />
    ))}
  </span>
);

interface AreaProps {
  readonly section: Section;
  /** The name that the radio buttons of the picture share. */
  readonly group: string;
  readonly isChosen: boolean;
  /** Whether it is among the chosen sections already. */
  readonly isTaken: boolean;
  readonly onChoose: () => void;
}

/** A section as an area of the page: a radio button, chosen by a press or by the arrow keys. */
function Area({ section, group, isChosen, isTaken, onChoose }: AreaProps) {
  const lastDay = shortDay(addDays(section.endDate, -1), now());
  return (
    <label
      className={classNames(
        "relative flex flex-col gap-1.5 rounded-control border p-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        isChosen ? "border-accent bg-accent-soft" : "border-line-strong bg-raised",
        isTaken ? "" : "cursor-pointer hover:border-accent",
      )}
    >
      <input
        type="radio"
        name={group}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
        checked={isChosen}
        disabled={isTaken}
        onChange={onChoose}
      />
      <span className="flex items-baseline gap-2 text-small">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{section.name}</span>{" "}
        <span className="ml-auto flex shrink-0 items-center gap-1 text-tiny text-muted">
          {isTaken ? (
            <>
              <Check className="size-3" aria-hidden="true" />
              <span>In the list</span>
            </>
          ) : (
            <span>until {lastDay}</span>
          )}
        </span>
      </span>
      <DrawnTiles isChosen={isChosen || isTaken} isWide={section.isOfferSection === "Y"} />
    </label>
  );
}

export interface PagePictureProps {
  readonly category: string;
  readonly campaignFor: CampaignFor;
  /** The section that is chosen; empty if none is. */
  readonly value: string;
  /** The sections that were chosen before. */
  readonly taken: readonly SponsoredSectionRow[];
  readonly onChoose: (section: Section) => void;
}

/** The Offer page of a category as a drawing, its sections as areas in their order: one is chosen there as in the select (SECTION-C3). */
export function PagePicture({ category, campaignFor, value, taken, onChoose }: PagePictureProps) {
  const group = useId();
  const { sections, error, isLoading } = useOpenSections(category, campaignFor);
  const { nameOf } = useTrendingOptions();
  const title = `Offer page, ${nameOf(category)}`;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-small font-medium" aria-hidden="true">
        {title}
      </p>
      <div
        role="radiogroup"
        aria-label={`Sections on the ${title}`}
        className="flex flex-col gap-2 rounded-card border border-line-strong bg-press p-3"
      >
        <DrawnHead />
        {isLoading ? <Skeleton className="h-14 w-full" /> : null}
        {sections.map((section) => (
          <Area
            key={section.id}
            section={section}
            group={group}
            isChosen={section.id === value}
            isTaken={taken.some((row) => row.section === section.id)}
            onChoose={() => onChoose(section)}
          />
        ))}
        {!isLoading && !error && sections.length === 0 ? (
          <p className="rounded-control border border-dashed border-line-strong px-3 py-4 text-center text-small text-muted">
            No section shows {campaignFor}s here now.
          </p>
        ) : null}
        {error ? (
          <p className="text-small text-bad-sign">The sections could not be loaded.</p>
        ) : null}
        <DrawnItems />
      </div>
    </div>
  );
}
