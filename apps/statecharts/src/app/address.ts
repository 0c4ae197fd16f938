import { useDeferredValue, useSyncExternalStore } from "react";

const BASE = "/STATECHARTS/";

/** Where the explorer is: a chart or the gallery, and what is open there. All of it is in the address, so it can be shared. */
export interface Address {
  readonly chart: string | null;
  readonly params: URLSearchParams;
}

const listeners = new Set<() => void>();
const emit = (): void => {
  for (const listener of listeners) listener();
};
addEventListener("popstate", emit);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The address of a chart, or of the gallery. */
export const chartHref = (chart: string | null, params: Record<string, string> = {}): string => {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ""));
  return `${BASE}${chart ?? ""}${query.size === 0 ? "" : `?${query.toString()}`}`;
};

/** Goes to another page of the explorer. */
export function goTo(href: string): void {
  history.pushState(null, "", href);
  emit();
}

/** Goes to another page of the explorer in the place of this one, as when it follows a user. */
export function replaceAddress(href: string): void {
  history.replaceState(null, "", href);
  emit();
}

/** The address of what is shown, with this named besides. An empty value is left out. */
export function addressWith(changes: Readonly<Record<string, string>>): string {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes))
    if (value === "") url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return url.href;
}

/** Changes what is open on this page, without an entry of its own in the history. An empty value is left out. */
export function replaceParams(changes: Record<string, string>): void {
  const href = addressWith(changes);
  if (href === location.href) return;
  history.replaceState(null, "", href);
  emit();
}

const useHref = (): string => useSyncExternalStore(subscribe, () => location.href);

function readAddress(href: string): Address {
  const url = new URL(href);
  const path = decodeURIComponent(url.pathname.slice(BASE.length)).replace(/\/$/, "");
  return { chart: path === "" ? null : path, params: url.searchParams };
}

/** The address of this page at each moment, also while the next page is still loaded. */
export const useAddress = (): Address => readAddress(useHref());

/** The address of what is shown: after a press, the last one, until the next page is loaded. */
export const useShownAddress = (): Address => readAddress(useDeferredValue(useHref()));
