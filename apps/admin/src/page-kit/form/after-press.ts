/** Whether a button of the pointer is held down at this moment. */
let isHeld = false;

globalThis.addEventListener?.("pointerdown", () => (isHeld = true), true);
for (const end of ["pointerup", "pointercancel"])
  globalThis.addEventListener?.(end, () => (isHeld = false), true);

/**
 * Runs now or, while a button of the pointer is held, after the click that it ends with: a message that shows in
 * between would move what is being clicked from under the pointer, and the click would be lost (FORM-M14).
 */
export function afterPress(run: () => void): void {
  if (!isHeld) {
    run();
    return;
  }
  const ended = new AbortController();
  const finish = () => {
    ended.abort();
    // the click comes after the release, in the same task
    setTimeout(run);
  };
  for (const end of ["pointerup", "pointercancel"])
    globalThis.addEventListener(end, finish, { capture: true, signal: ended.signal });
}
