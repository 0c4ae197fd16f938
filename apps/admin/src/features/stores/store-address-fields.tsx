import { hasSecondAddress } from "@marquee/domain/stores/second-address";
import { fixedAddress } from "@marquee/domain/stores/store-draft";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { useGeography } from "../geography/geography.queries.ts";
import { AddressFields, REGISTERED_ADDRESS } from "../geography/address-fields.tsx";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import type { StoreStepActor } from "./store-step.tsx";

interface OfForm {
  readonly form: StoreStepActor;
}

const YES_OR_NO = [
  { value: "Y", label: "Yes" },
  { value: "N", label: "No" },
] as const;

const SECOND = {
  country: "storeCountryId",
  state: "storeStateId",
  city: "storeCityId",
  postalCode: "storePincode",
  unit: "storeAddress1",
  street: "storeAddress2",
} as const;

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
        <TextField form={form} name="pincode" label="Postal code" maxLength={20} />
      )}
      {fixed.includes("address1") ? null : (
        <TextField form={form} name="address1" label="Unit" maxLength={120} />
      )}
      {fixed.includes("address2") ? null : (
        <TextField form={form} name="address2" label="Street address" maxLength={240} />
      )}
    </>
  );
}

function RegisteredAddress({ form }: OfForm) {
  return (
    <>
      <AddressFields form={form} names={REGISTERED_ADDRESS} geography={useGeography()} />
      <p className="text-small text-muted">The business address cannot be edited after saving.</p>
    </>
  );
}

/** Where shoppers find the store, if that is not the registered address. It is optional, and can be changed. */
function SecondAddress({ form }: OfForm) {
  return (
    <div className="flex flex-col gap-5 border-l-2 border-accent-line pl-4">
      <div>
        <h3 className="font-medium">Where shoppers find it</h3>
        <p className="text-small text-muted">
          The address of the shop. This one you can change later.
        </p>
      </div>
      <AddressFields form={form} names={SECOND} geography={useGeography()} />
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
