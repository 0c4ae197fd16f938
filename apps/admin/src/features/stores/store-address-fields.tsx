import { fixedAddress } from "@marquee/domain/stores/store-draft";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { AddressFields, REGISTERED_ADDRESS } from "../geography/address-fields.tsx";
import { useGeography } from "../geography/geography.queries.ts";
import { PhysicalStoreFields, type StoreAddressProps } from "./physical-store-fields.tsx";
import type { StoreStepActor } from "./store-step.tsx";

const BRANCH_ADDRESS = {
  registered: REGISTERED_ADDRESS,
  isPhysical: "isphysical",
  isSameAddress: "isSameAddress",
  second: {
    country: "storeCountryId",
    state: "storeStateId",
    city: "storeCityId",
    postalCode: "storePincode",
    unit: "storeAddress1",
    street: "storeAddress2",
  },
} as const;

interface OfStored {
  readonly form: StoreStepActor;
  readonly stored: StoreDraft;
}

/** The stored registered address, which stays as it is (STORE-U2). */
function StoredAddress({ form, stored }: OfStored) {
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

/** Both addresses of a new store, in sign-up and in the wizard of a branch. */
export function NewStoreAddressFields<Flag extends string, Part extends string>(
  props: StoreAddressProps<Flag, Part>,
) {
  const { form, names, geography } = props;
  return (
    <>
      <AddressFields form={form} names={names.registered} geography={geography} />
      <Note title="The business address cannot be edited after saving.">
        Please check it once more before you go on.
      </Note>
      <PhysicalStoreFields {...props} />
    </>
  );
}

/** Store/Branch Address. */
export function StoreAddressFields({
  form,
  stored,
}: Pick<OfStored, "form"> & {
  /** What is stored of the branch; null for a new one. */
  readonly stored: StoreDraft | null;
}) {
  const address = { form, names: BRANCH_ADDRESS, geography: useGeography() };
  if (stored === null) return <NewStoreAddressFields {...address} />;
  return (
    <>
      <StoredAddress form={form} stored={stored} />
      <PhysicalStoreFields {...address} />
    </>
  );
}
