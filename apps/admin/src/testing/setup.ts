import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom draws nothing: what measures or scrolls gets an answer that fits a page without size
if (!("scrollIntoView" in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

afterEach(cleanup);
