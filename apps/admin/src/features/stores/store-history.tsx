import type { Store } from "@marquee/domain/stores/store.schema";
import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { placeShownAs } from "../geography/place-shown-as.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { STORES } from "./stores.queries.ts";

const { countryId, stateId, cityId } = placeShownAs;
const SHOWN_AS: ShownAs = {
  ...placeShownAs,
  ...imagesShownAs,
  ...(countryId ? { storeCountryId: countryId } : {}),
  ...(stateId ? { storeStateId: stateId } : {}),
  ...(cityId ? { storeCityId: cityId } : {}),
};

export interface StoreHistoryProps {
  readonly store: Store;
  readonly onClose: () => void;
}

/** What became of a branch, its policy and its approval. */
export function StoreHistory({ store, onClose }: StoreHistoryProps) {
  return (
    <HistoryPanel
      title={store.storeName}
      thing={store}
      shownAs={SHOWN_AS}
      of={[STORES, store.id]}
      read={(client, options) => client.stores.history({ params: { id: store.id } }, options)}
      onClose={onClose}
    />
  );
}
