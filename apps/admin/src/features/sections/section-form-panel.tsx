import { runDaysText } from "@marquee/domain/campaigns/count-text";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { TRENDING } from "@marquee/domain/items/trending";
import { emptySection, sectionFormOf } from "@marquee/domain/sections/section-rules";
import { SECTION_TEXT_LIMITS } from "@marquee/domain/sections/section-text-limits";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { now } from "@marquee/ui/browser/now.ts";
import type { DayRange } from "@marquee/ui/calendar/drawn-range.ts";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { DayInput } from "@marquee/ui/fields/day-input.tsx";
import { useState } from "react";
import type { Address } from "../../page-kit/address.ts";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FormPanel } from "../../page-kit/form/form-panel.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { ComboboxField, SelectField } from "../../page-kit/form/select-field.tsx";
import { EmptyValue, type ShownAs, type ShowValue } from "../../page-kit/form/shown-value.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { useMainCategories } from "../categories/categories.queries.ts";
import { SectionFormCampaigns } from "./section-form-campaigns.tsx";
import { SectionShopItems } from "./section-shop-items.tsx";
import { type SectionForm, useSectionForm } from "./use-section-form.ts";

const CategoryName: ShowValue = ({ value }) => {
  const main = useMainCategories();
  if (value === TRENDING) return TRENDING;
  return main.data?.rows.find(({ id }) => id === value)?.name ?? <EmptyValue />;
};

/** A section's category by its name. */
const sectionShownAs: ShownAs = { category: CategoryName };

const PAGES = [{ value: "Offer", label: "Offer" }];

function CategoryField({ form }: { readonly form: SectionForm }) {
  const main = useMainCategories();
  const options = [
    { value: TRENDING, label: TRENDING },
    ...(main.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <ComboboxField
      form={form}
      name="category"
      label="Category"
      hint="required"
      placeholder="Choose a category"
      busy={main.isLoading}
      options={options}
    />
  );
}

/** Both boxes are one question: its message is at the first of them (SECTION-V1). */
function PurposeBoxes({ form }: { readonly form: SectionForm }) {
  const isProductSection = useFields(form, ({ values }) => values.isProductSection);
  return (
    <FormGroup form={form} name="isOfferSection" label="Section For">
      {({ value, set, control }) => (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Checkbox
            {...control}
            label="Offer/collection"
            checked={value === "Y"}
            onCheckedChange={(checked) => set(checked ? "Y" : "N")}
          />
          <Checkbox
            {...control}
            label="Product"
            checked={isProductSection === "Y"}
            onCheckedChange={(checked) =>
              changeFields(form, { isProductSection: checked ? "Y" : "N" })
            }
          />
        </div>
      )}
    </FormGroup>
  );
}

function Dates({ form }: { readonly form: SectionForm }) {
  const from = useFields(form, ({ values }) => values.startDate);
  const to = useFields(form, ({ values }) => values.endDate);
  const today = centralDayOf(now());
  const span = {
    fromDate: from,
    toDate: to,
    onChange: ({ fromDate, toDate }: DayRange) =>
      changeFields(form, { startDate: fromDate, endDate: toDate }),
  };
  const day = (name: "startDate" | "endDate" | "configStartDate", label: string, help?: string) => (
    <FormField form={form} name={name} label={label} hint="required" help={help}>
      {({ value, set, control }) => (
        <DayInput
          {...control}
          value={value}
          onValueChange={set}
          span={name === "configStartDate" ? undefined : span}
        />
      )}
    </FormField>
  );
  return (
    <>
      <FieldPair>
        {day("startDate", "From")}
        {day("endDate", "To")}
      </FieldPair>
      <p className="figures -mt-3 text-small text-muted">
        {runDaysText({ fromDate: from, toDate: to }, now()) ??
          "Shown from the first day until the second begins"}
        .
      </p>
      {day(
        "configStartDate",
        "Configuration start date",
        `From this day merchants can bid. Not before ${formatDay(today)}.`,
      )}
    </>
  );
}

export interface SectionFormPanelProps {
  /** What is edited; null for a new one. */
  readonly id: string | null;
  /** The list beside the panel, as it is shown. */
  readonly list: Address;
  readonly onClose: () => void;
}

/** The form of a sponsored section, beside the list. */
export function SectionFormPanel({ id, list, onClose }: SectionFormPanelProps) {
  const [start] = useState(() => sectionFormOf(emptySection(id ?? newId())));
  const form = useSectionForm(id, start);
  const name = useFields(form, ({ values }) => values.name);
  return (
    <FormPanel
      form={form}
      shownAs={sectionShownAs}
      title={id === null ? "Add Section" : "Edit section"}
      list={list}
      onClose={onClose}
      submit={id === null ? "Add" : "Save"}
      purpose="this section can be saved"
      of={{ noun: "section", list: { ...list, label: "Sponsored sections" } }}
      saved={{
        title: "Section saved",
        detail: name,
        destination: "Taking you to the sponsored sections",
      }}
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="required"
        required
        maxLength={SECTION_TEXT_LIMITS.name}
        autoComplete="off"
      />
      <FieldPair>
        <SelectField
          form={form}
          name="page"
          label="Page"
          hint="required"
          choices={PAGES}
          onChoose={() => changeFields(form, { page: "Offer" })}
        />
        <CategoryField form={form} />
      </FieldPair>
      <PurposeBoxes form={form} />
      <Dates form={form} />
      {id === null ? null : (
        <>
          <SectionFormCampaigns id={id} form={form} />
          <SectionShopItems
            title="Items of shops in this section"
            of={{ sectionId: id }}
            nothing="No item of a shop is in it."
          />
        </>
      )}
    </FormPanel>
  );
}
