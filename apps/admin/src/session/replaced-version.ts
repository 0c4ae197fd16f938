import { useSyncExternalStore } from "react";

let isReplaced = false;
const listeners = new Set<() => void>();

/** Every build gives the panel's first script a new name, so an address that is gone belongs to an earlier one. */
async function checkVersion(): Promise<void> {
  const response = await fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).catch(
    () => null,
  );
  // if there is no answer, the server is away
  if (response?.status !== 404) return;
  isReplaced = true;
  for (const listener of listeners) listener();
}

/**
 * Finds out, whenever a part of the panel fails to load, whether the server has another version by now. The failure takes this
 * message, and a name that marks the message as one for users: a browser's own names the file.
 */
export function watchVersion(message: string): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.message = message;
    payload.name = "PartFailure";
    void checkVersion();
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a part of this page could not be loaded because the server now has another version of the panel. */
export const useReplacedVersion = (): boolean => useSyncExternalStore(subscribe, () => isReplaced);
