import { useCallback, useSyncExternalStore } from "react";

/** What the browser stores between visits, by key. With storage switched off it ends with the page, which is no error. */
const fallback = new Map<string, string | null>();
const listeners = new Map<string, Set<() => void>>();

const storage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** The text stored under a key, or null. */
export function readStored(key: string): string | null {
  const own = fallback.get(key);
  return own === undefined ? (storage()?.getItem(key) ?? null) : own;
}

/** Stores a text under a key; null removes it. Listeners of the key are called. */
export function writeStored(key: string, value: string | null): void {
  const stored = storage();
  // not beside the browser's: another tab may take that back
  fallback.delete(key);
  try {
    if (value === null) stored?.removeItem(key);
    else stored?.setItem(key, value);
    if (stored === null) fallback.set(key, value);
  } catch {
    // full or read-only: the page's own copy serves until it is closed
    fallback.set(key, value);
  }
  for (const listener of listeners.get(key) ?? []) listener();
}

/** The stored keys that match. */
export function storedKeys(matches: (key: string) => boolean): readonly string[] {
  const stored = storage();
  const names = stored ? Object.keys(stored) : [];
  return [...new Set([...names, ...fallback.keys()])].filter(
    (key) => matches(key) && readStored(key) !== null,
  );
}

/** Listens to changes of a key, in this tab and in others. */
export function onStored(key: string, listener: () => void): () => void {
  const known = listeners.get(key) ?? new Set();
  listeners.set(key, known.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    known.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** A stored text as state: `[value, store]`. */
export function useStored(key: string): readonly [string | null, (value: string | null) => void] {
  const subscribe = useCallback((listener: () => void) => onStored(key, listener), [key]);
  const value = useSyncExternalStore(subscribe, () => readStored(key));
  return [value, useCallback((next: string | null) => writeStored(key, next), [key])];
}
