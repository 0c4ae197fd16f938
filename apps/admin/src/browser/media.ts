import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now, as state. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Below 768 px tables become cards and the drawer a sheet. */
export const useNarrow = (): boolean => useMedia("(max-width: 767.98px)");
