import type { Country } from "@marquee/domain/geography/geography.schema";
import { withCountry, withState, type ChosenPlace } from "@marquee/domain/geography/chosen-place";
import { Combobox } from "@marquee/ui/combobox.tsx";
import { Select } from "@marquee/ui/select.tsx";
import { changeFields, useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { statesIn } from "./geography-index.ts";
import { useGeography } from "./geography.queries.ts";

export interface PlaceFieldsProps {
  readonly form: FieldsActor<ChosenPlace>;
  /** A field beside the city, such as the postal code. */
  readonly children?: React.ReactNode;
}

const COUNTRIES: readonly { readonly value: Country; readonly label: string }[] = [
  { value: "canada", label: "Canada" },
  { value: "US", label: "United States" },
];

const isCountry = (value: string): value is Country => value === "canada" || value === "US";

/** Country, state or province, and city, each narrowing the next (COMPANY-D3). */
export function PlaceFields({ form, children }: PlaceFieldsProps) {
  const geography = useGeography();
  const countryId = useFields(form, ({ values }) => values.countryId);
  const stateId = useFields(form, ({ values }) => values.stateId);
  const cityId = useFields(form, ({ values }) => values.cityId);
  const place = { countryId, stateId, cityId };
  const states = geography.data && countryId !== "" ? statesIn(geography.data, countryId) : [];
  const cities = geography.data?.stateById.get(stateId)?.cities ?? [];
  return (
    <>
      <FieldPair>
        <FormField form={form} name="countryId" label="Country">
          {({ value, control: { onBlur: _left, ...control } }) => (
            <Select
              {...control}
              value={value}
              choices={COUNTRIES}
              placeholder="Choose a country"
              onValueChange={(chosen) =>
                isCountry(chosen) ? changeFields(form, withCountry(place, chosen)) : undefined
              }
            />
          )}
        </FormField>
        <FormField form={form} name="stateId" label="State/Province">
          {({ value, control }) => (
            <Combobox
              {...control}
              {...optionLoading(geography)}
              placeholder={
                countryId === "" ? "Choose a country first" : "Choose a state or province"
              }
              disabled={countryId === ""}
              value={value || null}
              options={states.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(chosen) => changeFields(form, withState(place, chosen ?? ""))}
            />
          )}
        </FormField>
      </FieldPair>
      <FieldPair>
        <FormField form={form} name="cityId" label="City">
          {({ value, set, control }) => (
            <Combobox
              {...control}
              {...optionLoading(geography)}
              placeholder={stateId === "" ? "Choose a state first" : "Choose a city"}
              disabled={stateId === ""}
              value={value || null}
              options={cities.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(chosen) => set(chosen ?? "")}
            />
          )}
        </FormField>
        {children}
      </FieldPair>
    </>
  );
}
