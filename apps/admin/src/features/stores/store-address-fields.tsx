import { withCountry, withState, type ChosenPlace } from "@marquee/domain/geography/chosen-place";
import { fixedAddress, hasSecondAddress } from "@marquee/domain/stores/store-draft";
import { Combobox } from "@marquee/ui/combobox.tsx";
import { Segment } from "@marquee/ui/segment.tsx";
import { Select } from "@marquee/ui/select.tsx";
import { TextInput } from "@marquee/ui/text-input.tsx";
import { changeFields, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { statesIn } from "../geography/geography-index.ts";
import { useGeography } from "../geography/geography.queries.ts";
import { PlaceFields } from "../geography/place-fields.tsx";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import type { StoreStepActor } from "./store-step.tsx";

interface OfForm {
  readonly form: StoreStepActor;
}

const YES_OR_NO = [
  { value: "Y", label: "Yes" },
  { value: "N", label: "No" },
] as const;
const COUNTRIES = [
  { value: "canada", label: "Canada" },
  { value: "US", label: "United States" },
] as const;

type TextName =
  | "pincode"
  | "address1"
  | "address2"
  | "storePincode"
  | "storeAddress1"
  | "storeAddress2";

function AddressText({
  form,
  name,
  label,
  longest,
}: OfForm & { readonly name: TextName; readonly label: string; readonly longest: number }) {
  return (
    <FormField form={form} name={name} label={label}>
      {({ value, set, control }) => (
        <TextInput {...control} maxLength={longest} value={value} onValueChange={set} />
      )}
    </FormField>
  );
}

/** The stored registered address, which stays as it is (STORE-U2). */
function StoredAddress({ form, stored }: OfForm & { readonly stored: StoreDraft }) {
  const geography = useGeography();
  const state = geography.data?.stateById.get(stored.stateId);
  const city = state?.cities.find(({ id }) => id === stored.cityId);
  const lines = [
    [stored.address1, stored.address2].filter(Boolean).join(", "),
    [city?.name ?? stored.cityId, state?.name ?? stored.stateId, stored.pincode]
      .filter(Boolean)
      .join(", "),
  ];
  const fixed = fixedAddress(stored);
  return (
    <>
      <div className="rounded-control border border-line bg-canvas px-4 py-3">
        <p className="text-small text-muted">
          Registered address. It cannot be edited after saving.
        </p>
        {lines.map((line) => (
          <p key={line} className="font-medium">
            {line}
          </p>
        ))}
      </div>
      {fixed.includes("pincode") ? null : (
        <AddressText form={form} name="pincode" label="Postal code" longest={20} />
      )}
      {fixed.includes("address1") ? null : (
        <AddressText form={form} name="address1" label="Unit" longest={120} />
      )}
      {fixed.includes("address2") ? null : (
        <AddressText form={form} name="address2" label="Street address" longest={240} />
      )}
    </>
  );
}

function RegisteredAddress({ form }: OfForm) {
  return (
    <>
      <PlaceFields form={form}>
        <AddressText form={form} name="pincode" label="Postal code" longest={20} />
      </PlaceFields>
      <FieldPair>
        <AddressText form={form} name="address1" label="Unit" longest={120} />
        <AddressText form={form} name="address2" label="Street address" longest={240} />
      </FieldPair>
      <p className="text-small text-muted">The business address cannot be edited after saving.</p>
    </>
  );
}

/** A second place in the names that a branch has for it. */
const toSecond = ({ countryId, stateId, cityId }: ChosenPlace) => ({
  storeCountryId: countryId,
  storeStateId: stateId,
  storeCityId: cityId,
});

/** Where shoppers find the store, if that is not the registered address. It is optional, and can be changed. */
function SecondAddress({ form }: OfForm) {
  const geography = useGeography();
  const countryId = useFields(form, ({ values }) => values.storeCountryId);
  const stateId = useFields(form, ({ values }) => values.storeStateId);
  const cityId = useFields(form, ({ values }) => values.storeCityId);
  const place = { countryId, stateId, cityId };
  const states = geography.data && countryId !== "" ? statesIn(geography.data, countryId) : [];
  const cities = geography.data?.stateById.get(stateId)?.cities ?? [];
  return (
    <div className="flex flex-col gap-5 border-l-2 border-accent-line pl-4">
      <div>
        <h3 className="font-medium">Where shoppers find it</h3>
        <p className="text-small text-muted">
          The address of the shop. This one you can change later.
        </p>
      </div>
      <FieldPair>
        <FormField form={form} name="storeCountryId" label="Store country">
          {({ value, control: { onBlur: _left, ...control } }) => (
            <Select
              {...control}
              value={value}
              choices={COUNTRIES}
              placeholder="Choose a country"
              onValueChange={(chosen) =>
                changeFields(form, toSecond(withCountry(place, chosen === "US" ? "US" : "canada")))
              }
            />
          )}
        </FormField>
        <FormField form={form} name="storeStateId" label="Store State/Province">
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
              onValueChange={(chosen) =>
                changeFields(form, toSecond(withState(place, chosen ?? "")))
              }
            />
          )}
        </FormField>
      </FieldPair>
      <FieldPair>
        <FormField form={form} name="storeCityId" label="Store city">
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
        <AddressText form={form} name="storePincode" label="Store postal code" longest={20} />
      </FieldPair>
      <FieldPair>
        <AddressText form={form} name="storeAddress1" label="Store unit" longest={120} />
        <AddressText form={form} name="storeAddress2" label="Store street" longest={240} />
      </FieldPair>
    </div>
  );
}

/** Store/Branch Address. */
export function StoreAddressFields({
  form,
  stored,
}: OfForm & {
  /** What is stored of the branch; null for a new one. */
  readonly stored: StoreDraft | null;
}) {
  const isPhysical = useFields(form, ({ values }) => values.isphysical === "Y");
  const hasSecond = useFields(form, ({ values }) => hasSecondAddress(values));
  return (
    <>
      {stored === null ? (
        <RegisteredAddress form={form} />
      ) : (
        <StoredAddress form={form} stored={stored} />
      )}
      <FieldPair>
        <FormGroup form={form} name="isphysical" label="Is it a physical store?">
          {({ value, set, control }) => (
            <Segment {...control} value={value} choices={YES_OR_NO} onValueChange={set} />
          )}
        </FormGroup>
        {isPhysical ? (
          <FormGroup form={form} name="isSameAddress" label="Same as registered address?">
            {({ value, set, control }) => (
              <Segment {...control} value={value} choices={YES_OR_NO} onValueChange={set} />
            )}
          </FormGroup>
        ) : null}
      </FieldPair>
      {hasSecond ? <SecondAddress form={form} /> : null}
    </>
  );
}
