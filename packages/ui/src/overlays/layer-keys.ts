import type { KeyboardEvent } from "react";

/** What floats over the page, or is beside it until it is closed: `data-layer` if no role says so. */
const LAYERS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-layer]";
/** The palette's own field says so for as long as the palette is open. */
const OPEN_CHOICE = "[role=combobox][aria-expanded=true]:not([cmdk-input])";

/** Whether Escape is for a layer that has the focus, and none of a toast's. */
export const isForLayer = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`${LAYERS}, ${OPEN_CHOICE}`) !== null;

/**
 * Whether a key closes this layer that has the focus, although Radix has not: a toast has come after it, to which Radix gives Escape,
 * and which leaves it alone. What is open in the layer comes first.
 */
export function isLeftEscape(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget } = event;
  if (key !== "Escape" || event.defaultPrevented) return false;
  // what is rendered from the layer into another one closes by itself
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  return !target.matches(OPEN_CHOICE);
}

/** What Tab can stop at. */
const STOPS = "a[href], button, input, select, textarea, [tabindex]";

/** Focuses the first control inside that takes the focus. */
function focusFirstStop(layer: HTMLElement): void {
  const stops = [...layer.querySelectorAll<HTMLElement>(STOPS)];
  stops.find((stop) => {
    if (stop.tabIndex >= 0) stop.focus({ preventScroll: true });
    return document.activeElement === stop;
  });
}

/**
 * The keys of a layer that has the focus. Escape closes it, whatever has opened since. Shift+Tab on its frame goes on to its last
 * control: Radix leads there from the first one only, so this focuses that before Radix handles the key.
 */
export const layerKeys = (close: () => void) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (isLeftEscape(event)) close();
    else if (event.key === "Tab" && event.shiftKey && event.target === event.currentTarget)
      focusFirstStop(event.currentTarget);
  },
});
