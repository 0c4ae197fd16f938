import { useEffectEvent, useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { Spinner } from "../feedback/spinner.tsx";
import { PALETTE_VEIL } from "./palette-frame.tsx";

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Takes every key from the page until a dialog has the focus; what was typed goes into the field that the dialog opens with. */
function holdKeys(onEscape: () => void): () => void {
  let typed = "";
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "Escape") onEscape();
    else if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
  };
  const onFocus = ({ target }: FocusEvent) => {
    // a menu that closes returns the focus to its button meanwhile
    if (!(target instanceof Element && target.closest("[role=dialog], [role=alertdialog]"))) return;
    release();
    if (typed === "" || !isField(target)) return;
    const { selectionStart, selectionEnd } = target;
    // fields of numbers and addresses have no selection
    if (selectionStart === null || selectionEnd === null) return;
    target.setRangeText(typed, selectionStart, selectionEnd, "end");
    target.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const release = () => {
    window.removeEventListener("keydown", onKey, true);
    document.removeEventListener("focusin", onFocus);
  };
  window.addEventListener("keydown", onKey, true);
  document.addEventListener("focusin", onFocus);
  return release;
}

export interface DialogFrameProps {
  readonly onClose?: (() => void) | undefined;
  /** Nothing of the page is covered: what opens is beside its button. */
  readonly isFloating?: boolean;
}

/** What a dialog shows from its first moment on while its code is loaded. It loses no key that is typed (SCREEN-O8). */
export function DialogFrame({ onClose = () => {}, isFloating = false }: DialogFrameProps) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const release = holdKeys(() => close());
    // the dialog that takes its place gets the focus in the same task
    return () => queueMicrotask(release);
  }, []);
  return createPortal(
    <div
      role="status"
      onPointerDown={onClose}
      className={isFloating ? "sr-only" : `grid place-items-center ${PALETTE_VEIL}`}
    >
      <span className="sr-only">Loading</span>
      <Spinner />
    </div>,
    document.body,
  );
}
