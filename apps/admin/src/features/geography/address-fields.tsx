import { withCountry, withState, type ChosenPlace } from "@marquee/domain/geography/chosen-place";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type { UseQueryResult } from "@tanstack/react-query";
import { useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { ComboboxField, SelectField } from "../../page-kit/form/select-field.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { statesIn, type GeographyIndex } from "./geography-index.ts";

/** The parts of an address: by the names that a form has for them, or by their labels. */
export interface AddressParts<Text extends string> {
  readonly country: Text;
  readonly state: Text;
  readonly city: Text;
  readonly postalCode: Text;
  readonly unit: Text;
  readonly street: Text;
}

/** The names that companies and branches have for the parts of their registered address. */
export const REGISTERED_ADDRESS = {
  country: "countryId",
  state: "stateId",
  city: "cityId",
  postalCode: "pincode",
  unit: "address1",
  street: "address2",
} as const satisfies AddressParts<string>;

export interface AddressFieldsProps<Name extends string> {
  readonly form: FieldsActor<Readonly<Record<NoInfer<Name>, string>>>;
  readonly names: AddressParts<Name>;
  readonly geography: UseQueryResult<GeographyIndex>;
}

/** What forms call the parts of an address. */
const ADDRESS_LABELS = {
  country: "Country",
  state: "State/Province",
  city: "City",
  postalCode: "Postal code",
  unit: "Unit",
  street: "Street address",
} as const satisfies AddressParts<string>;

/** What a country calls some of them; of none yet, both. */
const IN_WORDS_OF = {
  canada: { state: "Province" },
  US: { state: "State", postalCode: "ZIP code" },
  "": {},
} as const satisfies Record<Country | "", Partial<AddressParts<string>>>;

const COUNTRIES: readonly { readonly value: Country; readonly label: string }[] = [
  { value: "canada", label: "Canada" },
  { value: "US", label: "United States" },
];

const isCountry = (value: string): value is Country =>
  COUNTRIES.some((country) => country.value === value);

/** The place of an address as it is now, and how another one is put into the form. */
function usePlace<Name extends string>({ form, names }: AddressFieldsProps<Name>) {
  const country = useFields(form, ({ values }) => values[names.country]);
  const stateId = useFields(form, ({ values }) => values[names.state]);
  const cityId = useFields(form, ({ values }) => values[names.city]);
  const place: ChosenPlace = { countryId: isCountry(country) ? country : "", stateId, cityId };
  const change = (next: ChosenPlace) =>
    form.send({
      type: "fields.changed",
      values: {
        [names.country]: next.countryId,
        [names.state]: next.stateId,
        [names.city]: next.cityId,
      },
    });
  return { place, change };
}

/** What the empty choice of a state or province asks for, by the country. */
const CHOOSE_STATE = {
  canada: "Choose a province",
  US: "Choose a state",
  "": "Choose a country first",
} as const;

/** Country, state or province, city, postal code, unit and street; each place narrows the next (COMPANY-D3). */
export function AddressFields<Name extends string>(props: AddressFieldsProps<Name>) {
  const { form, names, geography } = props;
  const { place, change } = usePlace(props);
  const { countryId, stateId } = place;
  const labels = { ...ADDRESS_LABELS, ...IN_WORDS_OF[countryId] };
  const states = geography.data && countryId !== "" ? statesIn(geography.data, countryId) : [];
  const cities = geography.data?.stateById.get(stateId)?.cities ?? [];
  return (
    <>
      <FieldPair>
        <SelectField
          form={form}
          name={names.country}
          label={labels.country}
          choices={COUNTRIES}
          placeholder="Choose a country"
          onChoose={(chosen) =>
            isCountry(chosen) ? change(withCountry(place, chosen)) : undefined
          }
        />
        <ComboboxField
          form={form}
          name={names.state}
          label={labels.state}
          {...optionLoading(geography)}
          placeholder={CHOOSE_STATE[countryId]}
          disabled={countryId === ""}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(chosen) => change(withState(place, chosen))}
        />
      </FieldPair>
      <FieldPair>
        <ComboboxField
          form={form}
          name={names.city}
          label={labels.city}
          {...optionLoading(geography)}
          placeholder={
            stateId === ""
              ? `${countryId === "" ? CHOOSE_STATE.US : CHOOSE_STATE[countryId]} first`
              : "Choose a city"
          }
          disabled={stateId === ""}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          form={form}
          name={names.postalCode}
          label={labels.postalCode}
          autoComplete="postal-code"
          maxLength={20}
        />
      </FieldPair>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          form={form}
          name={names.unit}
          label={labels.unit}
          autoComplete="address-line2"
          maxLength={120}
        />
        <TextField
          form={form}
          name={names.street}
          label={labels.street}
          autoComplete="address-line1"
          maxLength={240}
        />
      </div>
    </>
  );
}
