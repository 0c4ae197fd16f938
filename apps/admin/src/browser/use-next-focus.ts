import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus in a region when what was pressed there goes with its press, such as a Cancel: it goes to the first of
 * these that is there. Without it, the keyboard and screen readers would begin at the top of the page again.
 */
export function useNextFocus<Region extends HTMLElement>(
  ...next: readonly string[]
): RefObject<Region | null> {
  const region = useRef<Region>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const element = region.current;
    const away = new AbortController();
    const options = { signal: away.signal };
    element?.addEventListener(
      "focusin",
      ({ target }) => (last.current = target as Element),
      options,
    );
    element?.addEventListener(
      "focusout",
      // without a next target it was removed, or the window was left
      ({ relatedTarget }) => {
        if (relatedTarget) last.current = null;
      },
      options,
    );
    return () => away.abort();
  }, []);
  // after every rendering: only then is it known what is gone
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body || !last.current || last.current.isConnected) return;
    last.current = null;
    for (const selector of next) {
      const found = region.current?.querySelector<HTMLElement>(selector);
      if (!found) continue;
      found.focus();
      return;
    }
  });
  return region;
}
