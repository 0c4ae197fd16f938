import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { placeShownAs } from "../geography/place-shown-as.tsx";
import type { HistoryOf } from "../history/history.queries.ts";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { STORES } from "./stores.queries.ts";

const { countryId, stateId, cityId } = placeShownAs;

/** What a branch has as an id, by its name. */
const storeShownAs: ShownAs = {
  ...placeShownAs,
  ...imagesShownAs,
  ...(countryId ? { storeCountryId: countryId } : {}),
  ...(stateId ? { storeStateId: stateId } : {}),
  ...(cityId ? { storeCityId: cityId } : {}),
};

/** How the history of a branch, its policy and its approval is read. */
export const storeHistory = (id: string): HistoryOf => ({
  of: [STORES, id],
  read: (client, options) => client.stores.history({ params: { id } }, options),
  shownAs: storeShownAs,
});
