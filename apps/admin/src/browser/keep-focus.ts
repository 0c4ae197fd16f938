/** What the focus can go to where a control is gone: its name and its content are read, and Tab goes on from there. */
const PLACES = "[role=dialog], [role=alertdialog], form, fieldset, section, main";
/** What closes returns the focus by itself (SCREEN-O1). */
const OVERLAYS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

function ancestorsOf(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    found.push(at);
  return found;
}

/** Can have the focus without being a stop of Tab. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.style.outline = "none";
  }
  place.focus({ preventScroll: true });
}

/**
 * Where the control that has the focus goes away, or is disabled, with its press or by an answer, moves the focus to what is left
 * around it (SCREEN-O3): to the nearest place that has a name, or to the nearest part of the page. Without it, the keyboard and
 * screen readers would begin at the top of the page again. What takes the focus by itself comes first, and a control that can be
 * used again gets it back.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let around: readonly HTMLElement[] = [];
  /** What was disabled while it had the focus, and what has it meanwhile. */
  let away: { readonly control: HTMLElement; readonly place: HTMLElement } | null = null;
  const remember = (element: Element | null) => {
    last = element === document.body ? null : element;
    around = last ? ancestorsOf(last) : [];
  };
  const restore = () => {
    const { activeElement, body } = document;
    // a browser takes the focus from what is disabled only when it draws next
    const isLost = activeElement === body || activeElement === last;
    if (!isLost || !last || !isGone(last)) return;
    const overlay = around.find((element) => element.matches(OVERLAYS));
    if (overlay && !overlay.isConnected) return;
    const left = around.filter((element) => element.isConnected);
    const place = left.find((element) => element.matches(PLACES)) ?? left[0];
    if (!place) return;
    const control = last instanceof HTMLElement && last.isConnected ? last : null;
    focusPlace(place);
    away = control && { control, place };
  };
  const giveBack = () => {
    if (!away || isGone(away.control)) return;
    if (document.activeElement === away.place) away.control.focus({ preventScroll: true });
    away = null;
  };
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) remember(target);
  });
  // a press beside every control takes the focus away, and it is not to come back
  document.addEventListener("click", () => remember(document.activeElement), { capture: true });
  new MutationObserver(() => {
    giveBack();
    if (last && isGone(last)) requestAnimationFrame(restore);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}
