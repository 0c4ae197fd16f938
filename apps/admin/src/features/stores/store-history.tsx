import type { Store } from "@marquee/domain/stores/store.schema";
import { useQuery } from "@tanstack/react-query";
import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { useClient } from "../../session/session-context.tsx";
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
  const client = useClient();
  const history = useQuery({
    queryKey: [...STORES, "history", store.id],
    queryFn: ({ signal }) => client.stores.history({ params: { id: store.id } }, { signal }),
    // what was just done is to be seen
    staleTime: 0,
  });
  return (
    <HistoryPanel
      title={store.storeName}
      thing={store}
      shownAs={SHOWN_AS}
      history={history}
      onClose={onClose}
    />
  );
}
