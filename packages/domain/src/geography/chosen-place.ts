import type { Country } from "./geography.schema.ts";

/** Where something is, as a form holds it; what is not chosen yet is empty. */
export interface ChosenPlace {
  readonly countryId: Country | "";
  readonly stateId: string;
  readonly cityId: string;
}

/** Another country has other states and cities: what was chosen below it goes (COMPANY-D3). */
export const withCountry = (
  { countryId, stateId, cityId }: ChosenPlace,
  chosen: Country | "",
): ChosenPlace =>
  chosen === countryId
    ? { countryId, stateId, cityId }
    : { countryId: chosen, stateId: "", cityId: "" };

/** Another state has other cities: the one that was chosen goes (COMPANY-D3). */
export const withState = (
  { countryId, stateId, cityId }: ChosenPlace,
  chosen: string,
): ChosenPlace => ({ countryId, stateId: chosen, cityId: chosen === stateId ? cityId : "" });
