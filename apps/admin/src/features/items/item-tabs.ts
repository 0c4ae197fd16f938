import { itemStatus, type ItemDates, type ItemStatus } from "@marquee/domain/items/item-status";
import { now } from "@marquee/ui/browser/now.ts";

/** The tabs of every list of items, in the specification's order. */
export const ITEM_TABS = [
  { value: "live", label: "Live" },
  { value: "pending", label: "Pending" },
  { value: "inactive", label: "Inactive" },
] as const satisfies readonly { readonly value: ItemStatus; readonly label: string }[];

/** How a tab is called in the address of a list call. */
const STATUS = { live: "active", pending: "pending", inactive: "inactive" } as const;

/** The tab of a list of items as the address has it; the first if it names none. */
export const itemTab = (tab: string | null | undefined): ItemStatus =>
  ITEM_TABS.find(({ value }) => value === tab)?.value ?? "live";

/** The status that a list call is asked for behind a tab. */
export const statusOfTab = (tab: string | null | undefined) => STATUS[itemTab(tab)];

/** The tab that an item is behind now. */
export const tabOfItem = (item: ItemDates) => {
  const status = itemStatus(item, now());
  return ITEM_TABS.find(({ value }) => value === status) ?? ITEM_TABS[0];
};
