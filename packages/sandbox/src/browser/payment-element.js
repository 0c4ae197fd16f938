import { cardForm } from "./card-form.js";
import { emitter } from "./emitter.js";

/** @import { CardForm } from "./card-form.js" */

/** The element that `<PaymentElement>` and `<CardElement>` mount. @param {"card" | "payment"} type */
export function paymentElement(type) {
  const events = emitter();
  /** @type {CardForm | null} */
  let form = null;
  /** @type {HTMLElement | null} */
  let host = null;
  const state = () => ({
    elementType: type,
    empty: form?.isEmpty() ?? true,
    complete: form?.isComplete() ?? false,
    collapsed: false,
    value: { type: "card" },
  });

  const element = {
    /** @param {string | HTMLElement} target */
    mount(target) {
      const place = typeof target === "string" ? document.querySelector(target) : target;
      if (!(place instanceof HTMLElement))
        throw new Error("There is no place to mount the element.");
      host = document.createElement("div");
      place.replaceChildren(host);
      form = cardForm(host, {
        changed: () => events.emit("change", state()),
        // Inputs in a shadow root belong to no form, so Enter is passed on.
        entered: () => host?.closest("form")?.requestSubmit(),
      });
      host.addEventListener("focusin", () => events.emit("focus", { elementType: type }));
      host.addEventListener("focusout", () => events.emit("blur", { elementType: type }));
      queueMicrotask(() => events.emit("ready", { elementType: type }));
    },
    unmount() {
      form?.dispose();
      host?.remove();
      host = null;
      form = null;
    },
    destroy() {
      element.unmount();
    },
    /** @param {{ readOnly?: boolean, disabled?: boolean }} options */
    update(options) {
      const locked = options.readOnly ?? options.disabled;
      if (locked !== undefined) form?.lock(locked);
    },
    on: (/** @type {string} */ name, /** @type {(payload: unknown) => void} */ listener) => {
      events.on(name, listener);
      return element;
    },
    once: (/** @type {string} */ name, /** @type {(payload: unknown) => void} */ listener) => {
      events.once(name, listener);
      return element;
    },
    off: (
      /** @type {string} */ name,
      /** @type {((payload: unknown) => void) | undefined} */ listener,
    ) => {
      events.off(name, listener);
      return element;
    },
    focus: () => form?.focus(),
    blur: () => form?.blur(),
    clear: () => form?.clear(),
    collapse: () => undefined,
    /** For the shim alone: the mounted form. */
    form: () => form,
  };
  return element;
}

/** @typedef {ReturnType<typeof paymentElement>} PaymentElement */
