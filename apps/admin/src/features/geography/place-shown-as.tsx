import { EmptyValue, type ShownAs, type ShowValue } from "../../page-kit/form/shown-value.tsx";
import { useGeography } from "./geography.queries.ts";

export const COUNTRY_NAMES = { canada: "Canada", US: "United States" } as const;

const CountryName: ShowValue = ({ value }) =>
  value === "canada" || value === "US" ? COUNTRY_NAMES[value] : <EmptyValue />;

const StateName: ShowValue = ({ value }) => {
  const geography = useGeography();
  return geography.data?.stateById.get(String(value))?.name ?? <EmptyValue />;
};

const CityName: ShowValue = ({ value }) => {
  const geography = useGeography();
  return geography.data?.cityById.get(String(value))?.name ?? <EmptyValue />;
};

/** Country, state and city by their names. */
export const placeShownAs: ShownAs = {
  countryId: CountryName,
  stateId: StateName,
  regStateId: StateName,
  cityId: CityName,
};
