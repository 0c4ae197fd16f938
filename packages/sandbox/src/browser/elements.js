import { paymentElement } from "./payment-element.js";

/** @import { PaymentElement } from "./payment-element.js" */
/** @typedef {{ clientSecret?: string }} ElementsOptions */

/** A group of elements that pay one intent. @param {ElementsOptions} [options] */
export function elementsGroup(options = {}) {
  /** @type {Map<string, PaymentElement>} */
  const created = new Map();
  const first = () => [...created.values()].find((element) => element.form() !== null);
  return {
    clientSecret: options.clientSecret ?? null,
    /** @param {string} type */
    create(type) {
      if (type !== "payment" && type !== "card")
        throw new Error(`The sandbox has no "${type}" element; use "payment".`);
      const element = paymentElement(type);
      created.set(type, element);
      return element;
    },
    /** @param {string} type */
    getElement: (type) => created.get(type) ?? null,
    update: () => undefined,
    on: () => undefined,
    fetchUpdates: async () => ({}),
    /** Checks the form and shows what is wrong. */
    async submit() {
      const form = first()?.form();
      if (!form) throw new Error("elements.submit() needs a mounted element.");
      const fault = form.check();
      return fault
        ? { error: { type: "validation_error", ...fault } }
        : { selectedPaymentMethod: "card" };
    },
    /** For the shim alone: the form that is filled in. */
    form: () => first()?.form() ?? null,
  };
}

/** @typedef {ReturnType<typeof elementsGroup>} ElementsGroup */
