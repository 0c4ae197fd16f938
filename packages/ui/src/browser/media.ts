import { useCallback, useMemo, useSyncExternalStore } from "react";

/** Whether a media query holds now, as state. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** Below 48 rem (768 px if the text is of the usual size) tables become cards and the drawer a sheet. */
export const useNarrow = (): boolean => useMedia("(max-width: 47.99875rem)");
