import { sidePanelOnDemand } from "../../page-kit/side-panel.tsx";

/** The history of a store; the lists are shown without what it needs. */
export const StoreHistory = sidePanelOnDemand(
  "History",
  async () => (await import("./store-history.tsx")).StoreHistory,
);
