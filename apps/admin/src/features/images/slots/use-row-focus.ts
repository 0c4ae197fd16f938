import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/** Holds the focus on the shown image while it changes its position in the document. `onLeave`: the focus went elsewhere. */
export function useRowFocus(
  row: RefObject<HTMLElement | null>,
  {
    order,
    shown,
    onLeave,
  }: { readonly order: string; readonly shown: string | null; readonly onLeave: () => void },
): void {
  const had = useRef(false);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const target = row.current;
    const away = new AbortController();
    const options = { signal: away.signal };
    target?.addEventListener("focusin", () => (had.current = true), options);
    target?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        // Without a next target the image was moved in the document, or the window was left.
        if (!(relatedTarget instanceof Node) || target.contains(relatedTarget)) return;
        had.current = false;
        leave();
      },
      options,
    );
    return () => away.abort();
  }, [row]);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isOurs = activeElement === body || row.current?.contains(activeElement);
    if (had.current && isOurs)
      row.current?.querySelector<HTMLElement>(`[data-slot="${shown}"] button`)?.focus();
  }, [row, order, shown]);
}
