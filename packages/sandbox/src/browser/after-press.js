/**
 * Runs work now, or once the finger or the mouse button is up again. Whatever moves the page between press and
 * release (a message that appears when a field is left) would move the pressed button away, and its click is lost.
 */
export function pressWatch() {
  const watching = new AbortController();
  const { signal } = watching;
  let pressed = false;
  /** @type {(() => void)[]} */
  let waiting = [];
  const released = () => {
    pressed = false;
    const due = waiting;
    waiting = [];
    // The click comes after the release, in the same turn.
    setTimeout(() => due.forEach((work) => work()));
  };
  document.addEventListener("pointerdown", () => (pressed = true), { capture: true, signal });
  for (const name of ["pointerup", "pointercancel"])
    document.addEventListener(name, released, { capture: true, signal });
  return {
    /** @param {() => void} work */
    afterPress(work) {
      if (pressed) waiting.push(work);
      else work();
    },
    stop: () => watching.abort(),
  };
}
