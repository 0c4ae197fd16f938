import { useFields } from "../../page-kit/form/fields-actor.ts";
import { NewStoreAddressFields } from "../stores/store-address-fields.tsx";
import { usePublicGeography } from "./sign-up.queries.ts";
import { type StepActor, StepForm } from "./step-form.tsx";

const ADDRESS = {
  registered: {
    country: "country",
    state: "province",
    city: "city",
    postalCode: "postalCode",
    unit: "apartment",
    street: "street",
  },
  isPhysical: "isPhysicalStore",
  isSameAddress: "isSameAddress",
  second: {
    country: "storeCountry",
    state: "storeProvince",
    city: "storeCity",
    postalCode: "storePostalCode",
    unit: "storeApartment",
    street: "storeStreet",
  },
} as const;

/** The registered address, and where shoppers can visit the store. */
export function AddressStep({ step }: { readonly step: StepActor }) {
  const company = useFields(step, ({ values }) => values.businessName);
  return (
    <StepForm
      step={step}
      title="Business address"
      about={`The registered address of ${company || "your company"}.`}
    >
      <NewStoreAddressFields form={step} names={ADDRESS} geography={usePublicGeography()} />
    </StepForm>
  );
}
