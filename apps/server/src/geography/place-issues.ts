import { addressMessages } from "@marquee/domain/geography/address-rules";
import type { Issue } from "@marquee/domain/validation/rule";
import type { Tx } from "../platform/database/typed.ts";
import { placeExists } from "./queries.ts";

/** The parts of a place as a noun names them. */
interface NamedPlace {
  readonly countryId: string;
  readonly stateId: string;
  readonly cityId: string;
}

/**
 * The parts of a place that do not belong together, at the fields of the noun: a state that is not of the country, or a city
 * that is not of the state (COMPANY-C6, STORE-C5). What is not chosen is not checked.
 */
export async function placeIssues(
  tx: Tx,
  place: NamedPlace,
  { rule, state, city }: { readonly rule: string; readonly state: string; readonly city: string },
): Promise<readonly Issue[]> {
  if (place.stateId === "" && place.cityId === "") return [];
  const found = await placeExists(tx, place);
  if (place.stateId !== "" && !found.state)
    return [{ rule, field: state, message: addressMessages.provinceUnknown }];
  if (place.cityId !== "" && !found.city)
    return [{ rule, field: city, message: addressMessages.cityUnknown }];
  return [];
}
