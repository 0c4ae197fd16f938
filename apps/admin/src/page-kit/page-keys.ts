import { useEffect, useEffectEvent } from "react";

// a tick box takes Space alone
const TYPES_INTO =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox]";

/** Whether a key is one of the page: no field takes it, and nothing is open over the page. */
const isOfPage = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !(target instanceof Element && target.closest(TYPES_INTO) !== null) &&
  document.querySelector("[role=dialog], [role=alertdialog]") === null;

/**
 * Calls with every key of the page, wherever the focus is: a dialog that closes returns it a moment later. A key that was taken
 * is taken from the others by `preventDefault`; `before` them is who needs two keys.
 */
export function usePageKeys(
  onKey: (event: KeyboardEvent) => void,
  { before = false }: { readonly before?: boolean } = {},
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isOfPage(event)) onKey(event);
  });
  useEffect(() => {
    window.addEventListener("keydown", handle, before);
    return () => window.removeEventListener("keydown", handle, before);
  }, [before]);
}
