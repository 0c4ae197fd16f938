import type { Company } from "@marquee/domain/companies/company.schema";
import { AddressText } from "../geography/address-text.tsx";

/** The part of a company or a branch that is its registered address. */
type Registered = Pick<
  Company,
  "address1" | "address2" | "cityId" | "stateId" | "pincode" | "countryId"
>;

/** The registered address of a company or a branch in one line. */
export const RegisteredAddress = ({ of }: { readonly of: Registered }) => (
  <AddressText
    unit={of.address1}
    street={of.address2}
    cityId={of.cityId}
    stateId={of.stateId}
    postalCode={of.pincode}
    countryId={of.countryId}
  />
);
