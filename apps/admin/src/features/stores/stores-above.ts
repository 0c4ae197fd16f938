import type { NamedAddress } from "../../page-kit/address.ts";
import { lastShown } from "../../session/last-addresses.ts";

/** Returns the list that a store was opened from: the companies with their stores, or the branches. */
export const storesAbove = (): NamedAddress => ({
  to: lastShown("/home/company", "/home/branches"),
  label: "Stores",
});
