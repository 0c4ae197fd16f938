/** What the focus can go to when a control is gone: its name and its content are read, and Tab goes on from there. */
const FOCUS_TARGETS = "[role=dialog], [role=alertdialog], form, fieldset, section, main";
/** What closes returns the focus by itself (SCREEN-O1), but for a provider's window, which knows nothing of the page. */
const OVERLAYS = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const overlayIn = (elements: readonly HTMLElement[]) =>
  elements.find((element) => element.matches(OVERLAYS));

/** Removed, hidden, or disabled; the button of a provider is an element of its own, which no browser takes for disabled. */
const isGone = (element: Element): boolean =>
  !element.isConnected ||
  element.matches(":disabled, [disabled]") ||
  element.closest("[hidden]") !== null;

function ancestorsOf(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    found.push(at);
  return found;
}

/** The control that one of these names in `data-next-focus` for what goes away in it: the first selector that finds one. */
function namedIn(regions: readonly HTMLElement[]): HTMLElement | null {
  for (const region of regions)
    for (const selector of region.dataset["nextFocus"]?.split(", ") ?? []) {
      const found = region.querySelector<HTMLElement>(selector);
      if (found && !isGone(found)) return found;
    }
  return null;
}

/** Can have the focus without being a stop of Tab. */
function focusTarget(target: HTMLElement): void {
  if (!target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.style.outline = "none";
  }
  target.focus({ preventScroll: true });
}

/**
 * If the control that has the focus goes away, or is hidden or disabled, with its press or by a response, moves the focus to what is left
 * around it (SCREEN-O3): to the control that its region names, to the nearest target that has a name, or to the nearest part of
 * the page. Without it, the keyboard and screen readers would begin at the top of the page again. What takes the focus by itself
 * comes first, and a control that can be used again gets it back.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let around: readonly HTMLElement[] = [];
  /** What was disabled while it had the focus, and what has it meanwhile. */
  let away: { readonly control: HTMLElement; readonly target: HTMLElement } | null = null;
  /** What had the focus before an overlay or a provider's window took it, and what is around that. */
  let outside: readonly HTMLElement[] = [];
  const remember = (element: Element | null) => {
    // such as a press in a provider's window, which is one element to the page
    if (element === last) return;
    const before = last instanceof HTMLElement ? [last, ...around] : around;
    last = element === document.body ? null : element;
    around = last ? ancestorsOf(last) : [];
    const overlay = overlayIn(around);
    // a window of a provider may be an element of its own beside the page, its dialog inside of a shadow root
    const isEntered = overlay
      ? !before.includes(overlay)
      : !before.some((at) => around.includes(at));
    if (last && isEntered) outside = before;
  };
  /** An overlay is gone, and after its own turn the focus is still lost. */
  const leaveOverlay = () => {
    if (document.activeElement !== document.body) return;
    const [opener, ...regions] = outside;
    if (opener && !isGone(opener)) opener.focus({ preventScroll: true });
    // it cannot have the focus while it is hidden
    if (document.activeElement !== document.body) return;
    const target = regions.find((each) => each.isConnected && each.matches(FOCUS_TARGETS));
    if (target) focusTarget(target);
  };
  const restore = () => {
    const { activeElement, body } = document;
    // a browser takes the focus from what is disabled only when it draws next
    const isLost = activeElement === body || activeElement === last;
    if (!isLost || !last || !isGone(last)) return;
    const overlay = overlayIn(around);
    const left = around.filter((element) => !isGone(element));
    if (left.length === 0 || (overlay && !overlay.isConnected)) {
      setTimeout(leaveOverlay);
      return;
    }
    const at = Math.max(
      0,
      left.findIndex((element) => element.matches(FOCUS_TARGETS)),
    );
    const target = left[at];
    if (!target) return;
    const control = last instanceof HTMLElement && last.isConnected ? last : null;
    const named = control ? null : namedIn(left.slice(0, at + 1));
    if (named) return named.focus();
    focusTarget(target);
    away = control && { control, target };
  };
  const returnFocus = () => {
    if (!away || isGone(away.control)) return;
    if (document.activeElement === away.target) away.control.focus({ preventScroll: true });
    away = null;
  };
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) remember(target);
  });
  // a press beside every control takes the focus away, and it is not to come back
  document.addEventListener("click", () => remember(document.activeElement), { capture: true });
  new MutationObserver(() => {
    returnFocus();
    if (last && isGone(last)) requestAnimationFrame(restore);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["disabled", "hidden"] });
}
