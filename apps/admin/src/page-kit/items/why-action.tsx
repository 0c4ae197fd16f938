import { itemStatus, type ItemDates } from "@marquee/domain/items/item-status";
import { CircleHelp } from "lucide-react";
import { now } from "../../browser/now.ts";
import type { RowAction } from "../list/list-definition.ts";

/** The action of a row that opens the panel beside the list. */
export const whyAction = (item: ItemDates, onAsk: () => void): RowAction => ({
  label: itemStatus(item, now()) === "live" ? "Why is it live?" : "Why isn’t it live?",
  behind: true,
  icon: <CircleHelp aria-hidden="true" />,
  onSelect: onAsk,
});
