import type { Country } from "@marquee/domain/geography/geography.schema";
import { Combobox } from "@marquee/ui/combobox.tsx";
import { Select } from "@marquee/ui/select.tsx";
import { TextInput } from "@marquee/ui/text-input.tsx";
import { useSite } from "../../session/site.ts";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { statesIn } from "../geography/geography-index.ts";
import { usePublicGeography } from "./sign-up.queries.ts";
import type { StepActor } from "./step-form.tsx";

const COUNTRIES = [
  { value: "canada", label: "Canada" },
  { value: "US", label: "United States" },
] as const satisfies readonly { readonly value: Country; readonly label: string }[];

const isCountry = (value: string): value is Country =>
  COUNTRIES.some((country) => country.value === value);

/** The fields of one address, by the names that sign-up has for them. */
export interface PlaceNames {
  readonly country: "country" | "storeCountry";
  readonly province: "province" | "storeProvince";
  readonly city: "city" | "storeCity";
  readonly postalCode: "postalCode" | "storePostalCode";
  readonly apartment: "apartment" | "storeApartment";
  readonly street: "street" | "storeStreet";
}

export const REGISTERED: PlaceNames = {
  country: "country",
  province: "province",
  city: "city",
  postalCode: "postalCode",
  apartment: "apartment",
  street: "street",
};

export const SECOND: PlaceNames = {
  country: "storeCountry",
  province: "storeProvince",
  city: "storeCity",
  postalCode: "storePostalCode",
  apartment: "storeApartment",
  street: "storeStreet",
};

/** What the regions of a country are called; of none yet, both. */
function regionLabel(country: string, site: string): string {
  if (country === "canada") return "Province";
  if (country === "US") return "State";
  return site === "CA" ? "Province/State" : "State/Province";
}

interface Part {
  readonly step: StepActor;
  readonly names: PlaceNames;
}

/** Changes parts of one address at once; the names of both addresses hold texts. */
const change = (step: StepActor, values: Partial<Record<PlaceNames[keyof PlaceNames], string>>) =>
  step.send({ type: "fields.changed", values });

function Regions({ step, names }: Part) {
  const geography = usePublicGeography();
  const site = useSite();
  const country = useFields(step, ({ values }) => values[names.country]);
  const province = useFields(step, ({ values }) => values[names.province]);
  const states = geography.data && country !== "" ? statesIn(geography.data, country) : [];
  const cities = geography.data?.stateById.get(province)?.cities ?? [];
  const region = regionLabel(country, site);
  return (
    <>
      <FieldPair>
        <FormField form={step} name={names.country} label="Country">
          {({ value, control: { onBlur: _left, ...control } }) => (
            <Select
              {...control}
              value={value}
              choices={COUNTRIES}
              onValueChange={(chosen) => {
                // another country has other regions
                if (isCountry(chosen) && chosen !== value)
                  change(step, { [names.country]: chosen, [names.province]: "", [names.city]: "" });
              }}
            />
          )}
        </FormField>
        <FormField form={step} name={names.province} label={region}>
          {({ value, control: { onBlur: _left, ...control } }) => (
            <Combobox
              {...control}
              {...optionLoading(geography)}
              value={value === "" ? null : value}
              options={states.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={(chosen) => {
                if ((chosen ?? "") !== value)
                  change(step, { [names.province]: chosen ?? "", [names.city]: "" });
              }}
            />
          )}
        </FormField>
      </FieldPair>
      <FieldPair>
        <FormField form={step} name={names.city} label="City">
          {({ value, set, control: { onBlur: _left, ...control } }) => (
            <Combobox
              {...control}
              {...optionLoading(geography)}
              value={value === "" ? null : value}
              options={cities.map(({ id, name }) => ({ value: id, label: name }))}
              empty={province === "" ? `Choose the ${region.toLowerCase()} first` : "No city fits"}
              onValueChange={(chosen) => set(chosen ?? "")}
            />
          )}
        </FormField>
        <FormField
          form={step}
          name={names.postalCode}
          label={country === "US" ? "ZIP code" : "Postal code"}
        >
          {({ value, set, control }) => (
            <TextInput
              {...control}
              autoComplete="postal-code"
              maxLength={20}
              value={value}
              onValueChange={set}
            />
          )}
        </FormField>
      </FieldPair>
    </>
  );
}

/** Country, region, city, postal code, unit and street. */
export function PlaceFields({ step, names }: Part) {
  return (
    <>
      <Regions step={step} names={names} />
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <FormField form={step} name={names.apartment} label="Unit">
          {({ value, set, control }) => (
            <TextInput
              {...control}
              autoComplete="address-line2"
              maxLength={120}
              value={value}
              onValueChange={set}
            />
          )}
        </FormField>
        <FormField form={step} name={names.street} label="Street">
          {({ value, set, control }) => (
            <TextInput
              {...control}
              autoComplete="address-line1"
              maxLength={240}
              value={value}
              onValueChange={set}
            />
          )}
        </FormField>
      </div>
    </>
  );
}
