/** What has the focus: of a menu its button, since the menu is gone once its entry is chosen. */
function placeOf(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const button = element.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : element;
}

let latest = placeOf(document.activeElement);

/** Where the focus was when it first went into a dialog. */
const PLACES = new WeakMap<EventTarget, HTMLElement>();

// A field of a dialog may take the focus before the dialog itself is asked, and an entry of a menu is gone by then.
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  const dialog = target.closest("[role=dialog], [role=alertdialog]");
  if (dialog && latest && !PLACES.has(dialog) && !dialog.contains(latest))
    PLACES.set(dialog, latest);
  latest = placeOf(target) ?? latest;
});

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
