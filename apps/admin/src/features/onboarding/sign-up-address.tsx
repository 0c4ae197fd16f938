import { useFields } from "../../page-kit/form/fields-actor.ts";
import { useSite } from "../../session/site.ts";
import { ADDRESS_LABELS, AddressFields, type AddressParts } from "../geography/address-fields.tsx";
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

/** What the states of a country are called; of none yet, both. */
function stateLabel(country: string, site: string): string {
  if (country === "canada") return "Province";
  if (country === "US") return "State";
  return site === "CA" ? "Province/State" : "State/Province";
}

/** One of the two addresses of a sign-up, in the words of its country. */
export function SignUpAddress({
  step,
  which,
}: {
  readonly step: StepActor;
  readonly which: keyof typeof NAMES;
}) {
  const names = NAMES[which];
  const geography = usePublicGeography();
  const country = useFields(step, ({ values }) => values[names.country]);
  const labels = {
    ...ADDRESS_LABELS,
    state: stateLabel(country, useSite()),
    postalCode: country === "US" ? "ZIP code" : "Postal code",
    street: "Street",
  };
  return <AddressFields form={step} names={names} labels={labels} geography={geography} />;
}
