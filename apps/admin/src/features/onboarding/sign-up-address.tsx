import { AddressFields, type AddressParts } from "../geography/address-fields.tsx";
import { usePublicGeography } from "./sign-up.queries.ts";
import type { StepActor } from "./step-form.tsx";

const NAMES = {
  registered: {
    country: "country",
    state: "province",
    city: "city",
    postalCode: "postalCode",
    unit: "apartment",
    street: "street",
  },
  second: {
    country: "storeCountry",
    state: "storeProvince",
    city: "storeCity",
    postalCode: "storePostalCode",
    unit: "storeApartment",
    street: "storeStreet",
  },
} as const satisfies Record<string, AddressParts<string>>;

/** One of the two addresses of a sign-up. */
export function SignUpAddress({
  step,
  which,
}: {
  readonly step: StepActor;
  readonly which: keyof typeof NAMES;
}) {
  return <AddressFields form={step} names={NAMES[which]} geography={usePublicGeography()} />;
}
