import type { NamedAddress } from "../../page-kit/address.ts";
import { openedFrom } from "../../page-kit/way-back.ts";
import { lastShown } from "../../session/last-addresses.ts";

/** Returns the list that a store was opened from: the companies with their stores, the branches, or those that wait. */
export function storesAbove(): NamedAddress {
  const to = lastShown("/home/company", "/home/branches", "/home/branches/waiting");
  return { to, label: to === "/home/company" ? "Stores" : "Branches" };
}

/** Returns what the form of a store was opened from: its page, or the list; the list for a new one. */
export const storeFormAbove = (id: string | null): NamedAddress =>
  id === null
    ? storesAbove()
    : openedFrom(storesAbove(), { to: "/home/branches/view", search: { id }, label: "Branch" });

/** Returns the address of the page of a store. */
export const storePage = ({ id }: { readonly id: string }) =>
  ({ to: "/home/branches/view", search: { id } }) as const;
