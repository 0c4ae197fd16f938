/** The element that gets the focus back: of a menu its button, since the menu is gone once its entry is chosen. */
function focusTarget(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const button = element.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return button ? document.getElementById(button) : element;
}

let latest = focusTarget(document.activeElement);

/** What had the focus before it first went into a dialog. */
const FOCUSED_BEFORE = new WeakMap<EventTarget, HTMLElement>();

const dialogOf = (element: Element): Element | null =>
  element.closest("[role=dialog], [role=alertdialog]");

/** The element, or what had the focus before its dialog if it is gone with that, as when another dialog takes its place. */
function stillThere(element: HTMLElement | null): HTMLElement | null {
  if (!element || element.isConnected) return element;
  const dialog = dialogOf(element);
  return (dialog && FOCUSED_BEFORE.get(dialog)) ?? null;
}

// A field of a dialog may take the focus before the dialog itself gets it, and an entry of a menu is gone by then.
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  const dialog = dialogOf(target);
  const before = stillThere(latest);
  if (dialog && before && !FOCUSED_BEFORE.has(dialog) && !dialog.contains(before))
    FOCUSED_BEFORE.set(dialog, before);
  latest = focusTarget(target) ?? latest;
});

/**
 * Returns the focus when a dialog closes (SCREEN-O1). Dialogs open for all kinds of reasons, so they have no trigger
 * that would get it by itself. What has taken the focus meanwhile keeps it; if the target is gone, the page's
 * main part gets it. `opener` is the target if the dialog itself cannot know it.
 */
export function returnFocus(event: Event, opener: Element | null = null): void {
  event.preventDefault();
  if (focusTarget(document.activeElement) !== null) return;
  const before = event.currentTarget ? FOCUSED_BEFORE.get(event.currentTarget) : undefined;
  const target = focusTarget(opener) ?? before;
  if (target?.isConnected) target.focus({ preventScroll: true });
  if (focusTarget(document.activeElement) === null)
    document.getElementById("main")?.focus({ preventScroll: true });
}
