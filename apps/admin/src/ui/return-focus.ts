/** What had the focus before: of a menu its button, since the menu is gone once its entry is chosen. */
function placeOf(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const button = element.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : element;
}

let latest = placeOf(document.activeElement);
// an entry that is chosen takes the focus with it before the dialog it asks for can see where that was
document.addEventListener("focusin", ({ target }) => {
  latest = target instanceof Element ? (placeOf(target) ?? latest) : latest;
});

const PLACES = new WeakMap<EventTarget, HTMLElement>();

/** Remembers where the focus was, while a dialog takes it. */
export function rememberFocus({ currentTarget }: Event): void {
  const place = placeOf(document.activeElement) ?? latest;
  if (currentTarget && place) PLACES.set(currentTarget, place);
}

/**
 * Gives the focus back when a dialog closes (SCREEN-O1). Dialogs open for all kinds of reasons, so they have no
 * trigger that would get it by itself. What has taken the focus meanwhile keeps it; where the place is gone, the
 * page's main part has it.
 */
export function returnFocus(event: Event): void {
  event.preventDefault();
  if (placeOf(document.activeElement) !== null) return;
  const place = event.currentTarget ? PLACES.get(event.currentTarget) : undefined;
  if (place?.isConnected) place.focus({ preventScroll: true });
  if (placeOf(document.activeElement) === null)
    document.getElementById("main")?.focus({ preventScroll: true });
}
