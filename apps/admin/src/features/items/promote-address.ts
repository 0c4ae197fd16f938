import type { Address } from "../../page-kit/address.ts";

/** Where one item is promoted: in its list, ticked, with the panel beside it. */
export const promoteAddress = (
  to: "/home/offers" | "/home/products",
  id: string,
  tab: "pending" | "inactive" = "pending",
): Address => ({ to, search: { tab, promoteIds: id } });
