import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import {
  bidIssues,
  bidIssuesOf,
  SUGGESTED_BID,
} from "@marquee/domain/campaigns/sponsored/keyword-rules";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { SponsoredSectionRow } from "@marquee/domain/items/sponsored-fields.schema";
import { TRENDING } from "@marquee/domain/items/trending";
import { sectionMessages } from "@marquee/domain/sections/messages";
import { endsBefore } from "@marquee/domain/sections/section-choice";
import {
  emptySectionRow,
  repeatedSections,
  sectionListRules,
  sectionRowRules,
} from "@marquee/domain/sections/section-row-rules";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { sectionRowsMachine } from "@marquee/machines/sections/section-rows.machine";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { useSelector } from "@xstate/react";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { RowsDialog } from "../../page-kit/form/rows-dialog.tsx";
import { ComboboxField, SelectField } from "../../page-kit/form/select-field.tsx";
import { useRows, type RowsActor } from "../../page-kit/form/use-rows.ts";
import { useTrendingOptions } from "../categories/trending-options.ts";
import { BidInput } from "./bid-input.tsx";
import { BidTable } from "./bid-table.tsx";
import { useOpenSections, useSectionNames } from "./open-sections.queries.ts";
import { PagePicture } from "./page-picture.tsx";
import { NOWHERE, useForecasts, type ForecastOf } from "./placement-markets.queries.ts";

export interface SectionRowsProps {
  readonly rows: readonly SponsoredSectionRow[];
  readonly campaignFor: CampaignFor;
  /** The day on which the campaign ends; null while none is chosen, and where there is no campaign. */
  readonly endsOn?: string | null;
  /** A shop is in one section at a time, and the call that puts it there knows no bid (SHOPSECTION-V7). */
  readonly isOfShop?: boolean;
  /** Where the campaign is made, so that what its sections bring is forecast. */
  readonly forecastOf?: ForecastOf;
  readonly onSave: (rows: readonly SponsoredSectionRow[]) => void;
  readonly onClose: () => void;
}

const PAGES = [{ value: "Offer", label: "Offer" }] as const;

/** The broken rules of a section that is to join these. */
const rowIssues =
  (isOfShop: boolean) =>
  (row: SponsoredSectionRow, rows: readonly SponsoredSectionRow[]): readonly Issue[] => {
    const incomplete = ruleIssues(sectionRowRules, row, undefined);
    if (isOfShop)
      return row.section !== "" && rows.length > 0
        ? [{ rule: "SHOPSECTION-V7", field: "section", message: sectionMessages.oneSection }]
        : incomplete;
    const issues = [...incomplete, ...bidIssues(row)];
    const isRepeated = repeatedSections([...rows, row]).includes(row);
    return isRepeated && row.section !== ""
      ? [
          ...issues,
          { rule: "SECTIONROW-U1", field: "section", message: sectionMessages.sectionRepeated },
        ]
      : issues;
  };

interface FieldsProps extends Pick<
  SectionRowsProps,
  "campaignFor" | "endsOn" | "isOfShop" | "forecastOf"
> {
  readonly actor: RowsActor<SponsoredSectionRow>;
}

function Fields({ actor, campaignFor, endsOn = null, isOfShop = false }: FieldsProps) {
  const taken = useSelector(actor, ({ context }) => context.rows);
  const { options } = useTrendingOptions();
  const { page, category, section: chosen, bid } = useFields(actor, ({ values }) => values);
  const { sections, error, isLoading } = useOpenSections(category, campaignFor);
  const early = endsBefore(
    sections.find(({ id }) => id === chosen),
    endsOn,
  );
  const nothing = category !== "" && !isLoading && sections.length === 0;
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex flex-col gap-4">
        <SelectField form={actor} name="page" label="Page" choices={PAGES} />
        <ComboboxField
          form={actor}
          name="category"
          label="Category"
          options={options}
          onChoose={(id) => changeFields<SponsoredSectionRow>(actor, { category: id, section: "" })}
        />
        <ComboboxField
          form={actor}
          name="section"
          label="Sponsored section"
          help={
            error
              ? error.message
              : nothing
                ? `No section of this category shows ${campaignFor}s now.`
                : page === "" || category === ""
                  ? "Choose page and category first."
                  : (early ?? undefined)
          }
          more={HELP_LINKS.sections}
          options={sections.map(({ id, name, startDate, endDate }) => ({
            value: id,
            label: name,
            detail: `${startDate} to ${endDate}`,
          }))}
          disabled={page === "" || category === ""}
        />
        {isOfShop ? null : (
          <FormField form={actor} name="bid" label="Bid, CAD" help="Suggested bid 0.50">
            {({ value, set, control }) => (
              <BidInput {...control} value={value} onValueChange={set} />
            )}
          </FormField>
        )}
      </div>
      <PagePicture
        category={category === "" ? TRENDING : category}
        campaignFor={campaignFor}
        value={chosen}
        taken={taken}
        onChoose={(section) =>
          changeFields<SponsoredSectionRow>(actor, {
            page: section.tabName,
            category: section.category,
            section: section.id,
            // as a keyword that is typed into the form
            ...(bid === 0 ? { bid: SUGGESTED_BID } : {}),
          })
        }
      />
    </div>
  );
}

/** The dialog around a running list of sections. */
export function SectionRowsView(props: FieldsProps) {
  const { actor, campaignFor, endsOn, isOfShop = false, forecastOf = NOWHERE } = props;
  const rows = useSelector(actor, ({ context }) => context.rows);
  const names = useSectionNames(rows);
  const { nameOf } = useTrendingOptions();
  const forecasts = useForecasts(
    forecastOf,
    rows.map(({ section, bid }) => ({ placement: { section }, bid })),
  );
  return (
    <RowsDialog
      actor={actor}
      title="Configure Sponsored Section"
      description={
        isOfShop
          ? "One section shows what is chosen of the shop."
          : "A bid is what one click may take from the budget."
      }
      add="Add Section"
      save="Save Section"
      fields={
        <Fields
          actor={actor}
          campaignFor={campaignFor}
          endsOn={endsOn ?? null}
          isOfShop={isOfShop}
        />
      }
    >
      <BidTable
        label="Chosen sections"
        heads={["Section", "Page and category"]}
        rows={rows.map(({ id, section, page, category, suggestedBid, bid }) => ({
          key: id,
          name: names.get(section) ?? "Section",
          detail: `${page} · ${nameOf(category)}`,
          suggestedBid,
          bid,
        }))}
        isWithoutBids={isOfShop}
        forecasts={isOfShop ? null : forecasts}
        edit={{
          onBid: (index, bid) => actor.send({ type: "row.changed", index, values: { bid } }),
          onRemove: (index) => actor.send({ type: "row.removed", index }),
        }}
      />
    </RowsDialog>
  );
}

/** Configures the sections that a campaign is shown in. */
export function SectionRowsDialog(props: SectionRowsProps) {
  const { rows, campaignFor, endsOn = null, isOfShop = false, forecastOf, onSave, onClose } = props;
  const actor = useRows(sectionRowsMachine, {
    rows,
    newRow: () => emptySectionRow(newId()),
    validateRow: rowIssues(isOfShop),
    validateRows: (all) => [
      ...ruleIssues(sectionListRules, { sponsoredSection: all }, undefined),
      ...(isOfShop ? [] : bidIssuesOf(all, "sponsoredSection")),
    ],
    most: isOfShop ? 1 : undefined,
    onSave,
    onCancel: onClose,
  });
  return (
    <SectionRowsView
      actor={actor}
      campaignFor={campaignFor}
      endsOn={endsOn}
      isOfShop={isOfShop}
      {...(forecastOf === undefined ? {} : { forecastOf })}
    />
  );
}
