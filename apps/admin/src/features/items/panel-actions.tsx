import { itemStatus, type ItemDates } from "@marquee/domain/items/item-status";
import { now } from "@marquee/ui/browser/now.ts";
import { CircleHelp } from "lucide-react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { historyAction } from "../history/row-history.tsx";

/** What a list shows beside its rows: why one is live or not, or what became of it. */
export interface Beside<Row> {
  readonly row: Row;
  readonly shows: "why" | "history";
}

/** The actions of a row that open a panel beside the list. */
export const panelActions = <Row extends ItemDates>(
  row: Row,
  show: (beside: Beside<Row>) => void,
): readonly RowAction[] => [
  {
    label: itemStatus(row, now()) === "live" ? "Why is it live?" : "Why isn’t it live?",
    behind: true,
    icon: <CircleHelp aria-hidden="true" />,
    onSelect: () => show({ row, shows: "why" }),
  },
  historyAction(() => show({ row, shows: "history" })),
];
