import type { Store } from "@marquee/domain/stores/store.schema";
import { HistoryPanel, type RowHistoryProps } from "../history/history-panel.tsx";
import { storeHistory } from "./store-history-of.ts";

/** What became of a branch, its policy and its approval. */
export const StoreHistory = ({ row, onClose }: RowHistoryProps<Store>) => (
  <HistoryPanel title={row.storeName} thing={row} {...storeHistory(row.id)} onClose={onClose} />
);
