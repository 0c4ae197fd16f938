import { useCallback, useSyncExternalStore } from "react";

/**
 * What the browser keeps between visits, by key. Where storage is switched off everything works, and is
 * forgotten with the page: that is what the person asked of their browser, so it is no error.
 */
const unkept = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

const storage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** The text kept under a key, or null. */
export function readKept(key: string): string | null {
  return storage()?.getItem(key) ?? unkept.get(key) ?? null;
}

/** Keeps a text under a key; null forgets it. Everyone who reads the key is told. */
export function keep(key: string, value: string | null): void {
  unkept.delete(key);
  if (value !== null) unkept.set(key, value);
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // full or read-only: the page's own copy above serves until it is closed
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/** The keys that are kept now and fit. */
export function keptKeys(fits: (key: string) => boolean): readonly string[] {
  const stored = storage();
  const names = stored ? Object.keys(stored) : [];
  return [...new Set([...names, ...unkept.keys()])].filter(fits);
}

/** Tells of changes to a key, in this tab and in others. */
export function onKept(key: string, listener: () => void): () => void {
  const known = listeners.get(key) ?? new Set();
  listeners.set(key, known.add(listener));
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", elsewhere);
  return () => {
    known.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}

/** A kept text as state: `[value, keep]`. */
export function useKept(key: string): readonly [string | null, (value: string | null) => void] {
  const subscribe = useCallback((listener: () => void) => onKept(key, listener), [key]);
  const value = useSyncExternalStore(subscribe, () => readKept(key));
  return [value, useCallback((next: string | null) => keep(key, next), [key])];
}
