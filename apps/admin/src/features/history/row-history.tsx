import { History } from "lucide-react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { sidePanelOnDemand } from "../../page-kit/side-panel.tsx";

/** The history of a row, beside its list, which is shown without what it needs. */
export const RowHistory = sidePanelOnDemand(
  "History",
  async () => (await import("./history-panel.tsx")).HistoryPanel,
);

/** Opens the history of a row. */
export const historyAction = (onSelect: () => void): RowAction => ({
  label: "History",
  behind: true,
  icon: <History aria-hidden="true" />,
  onSelect,
});
