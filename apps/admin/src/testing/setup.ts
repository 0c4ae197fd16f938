import { keepFocus } from "@marquee/ui/browser/keep-focus.ts";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

// What is waited for comes as soon as it can; a busy machine takes longer.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no layout: what screens read of the browser beyond it is as on a wide, idle screen.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoObserver;

const missing = {
  scrollIntoView: () => {},
  hasPointerCapture: () => false,
  releasePointerCapture: () => {},
};
for (const [name, value] of Object.entries(missing))
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value });

// jsdom knows the dialogs of the browser, and does not open them.
if (!("showModal" in HTMLDialogElement.prototype))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector("button")?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      setTimeout(() => this.dispatchEvent(new Event("close")));
    },
  });

if (!("elementsFromPoint" in document))
  Object.defineProperty(document, "elementsFromPoint", { value: () => [], configurable: true });

const noMatch = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => true,
});
Object.defineProperty(window, "matchMedia", { value: noMatch, configurable: true });
Object.defineProperty(window, "scrollTo", { value: () => {} });

// Nothing is rendered, so a chosen file needs no address of its own.
if (!("createObjectURL" in URL))
  Object.assign(URL, { createObjectURL: () => "blob:nothing", revokeObjectURL: () => {} });

// as the panel does when it starts
keepFocus();

// The files of a worker share their modules: what one test file left in the page must not reach the next one.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of toaster.current()) toaster.dismiss(id);
});
afterAll(async () => {
  // A screen that a test has opened last may still be loading; broken off, it would fail in the file that opens it next.
  await vi.dynamicImportSettled();
  // What was rendered last returns the focus in the next frame and the task after it; later there may be no page.
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((done) => setTimeout(done));
});
afterEach(() => {
  cleanup();
  // In this order: a spy on what was stubbed puts the stub back, for the files that come after.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
