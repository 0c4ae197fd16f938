import { countDays } from "@marquee/domain/campaigns/count-text";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { daysOfDraft } from "@marquee/domain/campaigns/sponsored/sponsored-budget";
import { endsOfItems, sponsoredRunText } from "@marquee/domain/campaigns/sponsored/sponsored-run";
import { now } from "@marquee/ui/browser/now.ts";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useFields } from "../../../../page-kit/form/fields-actor.ts";
import { useSectionNames } from "../../../sections/open-sections.queries.ts";
import type { PickableItem } from "../items/pickable-item.ts";
import { useChosenItems } from "../items/use-chosen-items.ts";
import type { BudgetStepProps } from "./budget-step.tsx";

/** How many names a line of the preview lists before it counts the rest. */
const LISTED = 6;

const joinNames = (names: readonly string[]): string =>
  names.length > LISTED
    ? `${names.slice(0, LISTED).join(", ")} and ${names.length - LISTED} more`
    : names.join(", ");

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 border-b border-line py-2 last:border-0">
    <dt className="text-muted">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

const Missing = ({ children }: { readonly children: string }) => (
  <span className="text-muted">{children}</span>
);

/** The first item as a shopper finds it, by the first keyword. */
function ShopperCard({
  item,
  keyword,
}: {
  readonly item: PickableItem;
  readonly keyword: string | undefined;
}) {
  return (
    <section aria-labelledby="as-shoppers-see-it" className="flex flex-col gap-2">
      <h2 id="as-shoppers-see-it" className="text-section">
        As shoppers see it
      </h2>
      {keyword === undefined ? null : (
        <p className="flex items-center gap-2 rounded-full bg-press px-3.5 py-2 text-small">
          <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <span className="truncate">{keyword}</span>
        </p>
      )}
      <div className="overflow-hidden rounded-card border border-line bg-raised">
        {item.image === null ? null : (
          <img src={item.image} alt="" className="aspect-[16/9] w-full object-cover" />
        )}
        <div className="flex items-start gap-3 px-4 py-3">
          {item.image === null ? <Thumb src={null} /> : null}
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{item.title}</p>
            <p className="truncate text-small text-muted">{item.detail}</p>
          </div>
          <Badge dot={false}>Sponsored</Badge>
        </div>
      </div>
    </section>
  );
}

/** What will run, as far as the form says it: items, days, keywords, sections and budget. */
export function SponsoredPreview({ form, approved }: BudgetStepProps) {
  const draft = useFields(form, ({ values }) => values);
  const { campaignFor, storeId, fromDate, toDate, keywords, sponsoredSection, budget } = draft;
  const ids = chosenItems(draft);
  const { items } = useChosenItems(campaignFor, storeId, ids);
  const names = useSectionNames(sponsoredSection);
  const days = daysOfDraft(draft);
  const known = items.flatMap(({ item }) => (item === null ? [] : [item]));
  const [first] = known;
  return (
    <>
      <section aria-labelledby="what-will-run">
        <h2 id="what-will-run" className="text-section">
          What will run
        </h2>
        <dl className="pt-1 text-small">
          <Row label="Items">
            {campaignFor === "" || ids.length === 0 ? (
              <Missing>None chosen yet</Missing>
            ) : (
              <>
                <span className="block font-medium">{countItems(ids.length, campaignFor)}</span>
                <span>{joinNames(known.map(({ title }) => title))}</span>
              </>
            )}
          </Row>
          <Row label="Days">
            {days === null ? (
              <Missing>No dates yet</Missing>
            ) : (
              <>
                <span className="block font-medium">{countDays(days)}</span>
                <span className="figures">
                  {sponsoredRunText({
                    fromDate,
                    toDate,
                    now: now(),
                    approved,
                    ends: endsOfItems(known),
                  })}
                </span>
              </>
            )}
          </Row>
          <Row label="Keywords">
            {keywords.length === 0 ? (
              <Missing>None</Missing>
            ) : (
              <span>{joinNames(keywords.map(({ keyword }) => keyword))}</span>
            )}
          </Row>
          <Row label="Sections">
            {sponsoredSection.length === 0 ? (
              <Missing>None</Missing>
            ) : (
              <span>
                {joinNames(sponsoredSection.map(({ section }) => names.get(section) ?? "Section"))}
              </span>
            )}
          </Row>
          <Row label="Budget a day">
            {budget === null ? <Missing>None yet</Missing> : <Money amount={budget} currency />}
          </Row>
        </dl>
      </section>
      {first ? <ShopperCard item={first} keyword={keywords[0]?.keyword} /> : null}
    </>
  );
}
