import type { Store } from "@marquee/domain/stores/store.schema";
import { HistoryPanel } from "../history/history-panel.tsx";
import { storeHistory, storeShownAs } from "./store-history-of.ts";

export interface StoreHistoryProps {
  readonly store: Store;
  readonly onClose: () => void;
}

/** What became of a branch, its policy and its approval. */
export const StoreHistory = ({ store, onClose }: StoreHistoryProps) => (
  <HistoryPanel
    title={store.storeName}
    thing={store}
    shownAs={storeShownAs}
    {...storeHistory(store.id)}
    onClose={onClose}
  />
);
