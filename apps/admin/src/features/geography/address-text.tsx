import { useGeography } from "./geography.queries.ts";
import { COUNTRY_NAMES } from "./place-shown-as.tsx";

export interface AddressTextProps {
  readonly unit: string | undefined;
  readonly street: string | undefined;
  readonly cityId: string | undefined;
  readonly stateId: string | undefined;
  readonly postalCode: string | undefined;
  readonly countryId: keyof typeof COUNTRY_NAMES | "" | undefined;
}

/** An address in one line, by the names of its places. */
export function AddressText(props: AddressTextProps) {
  const { unit, street, cityId = "", stateId = "", postalCode, countryId } = props;
  const geography = useGeography().data;
  const parts = [
    unit,
    street,
    geography?.cityById.get(cityId)?.name,
    geography?.stateById.get(stateId)?.name,
    postalCode,
    countryId ? COUNTRY_NAMES[countryId] : undefined,
  ];
  return <>{parts.filter(Boolean).join(", ")}</>;
}
