import { lastSearch, lastShown } from "../session/last-addresses.ts";
import type { Address, NamedAddress } from "./address.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The row of a list that was just saved, by its id. */
    readonly savedRow?: string;
  }
}

/** The address of the page above as the user left it (SCREEN-W1); what the address itself names stays. */
export function wayBack<Above extends Address>(above: Above): Above {
  const last = lastSearch(above.to);
  const isSamePage = Object.entries(above.search ?? {}).every(
    ([name, value]) => value === undefined || last?.[name] === value,
  );
  return last !== undefined && isSamePage
    ? { ...above, search: { ...last, ...above.search } }
    : above;
}

/** Returns what a form was opened from: the page of the thing, if that was shown after the list was, else the list (SCREEN-W1). */
export function openedFrom(list: NamedAddress, page: NamedAddress): NamedAddress {
  const isPage =
    lastShown(list.to, page.to) === page.to && lastSearch(page.to)?.["id"] === page.search?.["id"];
  return isPage ? page : list;
}
