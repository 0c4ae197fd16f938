import { pressWatch } from "./after-press.js";
import { formatExpiry, readExpiry } from "./card-expiry.js";
import { cardFaults } from "./card-faults.js";
import { CARD_FORM_STYLE } from "./card-form-style.js";
import { brandOf, digitsOf, groupNumber } from "./card-number.js";
import { dress, make } from "./sheet.js";

/** @import { CardField, Fault } from "./card-faults.js" */

/** @type {readonly CardField[]} */
const FIELDS = ["number", "expiry", "cvc"];
/** @type {Record<CardField, { label: string, attributes: Record<string, string> }>} */
const LOOKS = {
  number: {
    label: "Card number",
    attributes: { name: "cardnumber", autocomplete: "cc-number", placeholder: "Card number" },
  },
  expiry: {
    label: "Expiration date",
    attributes: { name: "exp-date", autocomplete: "cc-exp", placeholder: "MM / YY" },
  },
  cvc: { label: "CVC", attributes: { name: "cvc", autocomplete: "cc-csc", placeholder: "CVC" } },
};

/** @param {CardField} field */
function inputFor(field) {
  return make("input", {
    id: field,
    type: "text",
    inputmode: "numeric",
    spellcheck: "false",
    "aria-describedby": `${field}-fault`,
    ...LOOKS[field].attributes,
  });
}

/** @param {CardField} field @param {string} number @param {string} text @param {boolean} deleting */
function formatted(field, number, text, deleting) {
  if (field === "number") return groupNumber(text);
  if (field === "expiry") return formatExpiry(text, deleting);
  return digitsOf(text).slice(0, brandOf(digitsOf(number)).cvc);
}

/** Writes a value and keeps the caret behind the digit it was behind. @param {HTMLInputElement} input @param {string} next */
function rewrite(input, next) {
  if (input.value === next) return;
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  input.value = next;
  let at = next.length;
  if (!atEnd)
    for (at = 0; digitsOf(next.slice(0, at)).length < before && at < next.length;) at += 1;
  input.setSelectionRange(at, at);
}

/**
 * An accessible form for a card in a shadow root of `host` [SBX-F1]. `changed` is called after every input,
 * `entered` when Enter is pressed.
 * @param {HTMLElement} host @param {{ changed: () => void, entered: () => void }} on
 */
export function cardForm(host, on) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  dress(root, CARD_FORM_STYLE);
  const inputs = { number: inputFor("number"), expiry: inputFor("expiry"), cvc: inputFor("cvc") };
  const brand = make("span", { class: "brand", role: "status" });
  const faults = make("ul", { class: "faults", role: "list", "aria-live": "polite" });
  const labels = FIELDS.map((field) =>
    make("label", {}, make("span", { class: "hidden" }, LOOKS[field].label), inputs[field]),
  );
  labels[0]?.append(brand);
  root.replaceChildren(
    make("div", { class: "frame", role: "group", "aria-label": "Card" }, ...labels),
    faults,
  );

  const values = () => ({
    number: inputs.number.value,
    expiry: inputs.expiry.value,
    cvc: inputs.cvc.value,
  });
  const currentFaults = () => cardFaults(values(), new Date());
  /** @type {Set<CardField>} */
  const shown = new Set();
  const press = pressWatch();

  function showFaults() {
    const found = currentFaults();
    const items = [];
    for (const field of FIELDS) {
      const fault = shown.has(field) ? found[field] : null;
      inputs[field].setAttribute("aria-invalid", String(fault !== null));
      if (fault) items.push(make("li", { id: `${field}-fault` }, fault.message));
    }
    faults.replaceChildren(...items);
  }

  for (const field of FIELDS) {
    const input = inputs[field];
    input.addEventListener("input", (event) => {
      const deleting = event instanceof InputEvent && event.inputType.startsWith("delete");
      rewrite(input, formatted(field, inputs.number.value, input.value, deleting));
      brand.textContent = brandOf(digitsOf(inputs.number.value)).label;
      if (!currentFaults()[field]) shown.delete(field);
      showFaults();
      on.changed();
    });
    input.addEventListener("blur", () => {
      press.afterPress(() => {
        if (input.value !== "") shown.add(field);
        showFaults();
      });
    });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !input.readOnly) on.entered();
    });
  }

  return {
    dispose: press.stop,
    isEmpty: () => FIELDS.every((field) => inputs[field].value === ""),
    isComplete: () => FIELDS.every((field) => currentFaults()[field] === null),
    focus: () => inputs.number.focus(),
    blur: () => FIELDS.forEach((field) => inputs[field].blur()),
    clear() {
      for (const field of FIELDS) inputs[field].value = "";
      brand.textContent = "";
      shown.clear();
      showFaults();
    },
    /** @param {boolean} locked */
    lock(locked) {
      for (const field of FIELDS) inputs[field].readOnly = locked;
    },
    /** Shows every fault, goes to the first, and returns it; null when the card can be sent. @returns {Fault | null} */
    check() {
      for (const field of FIELDS) shown.add(field);
      showFaults();
      const found = currentFaults();
      const first = FIELDS.find((field) => found[field] !== null);
      if (!first) return null;
      inputs[first].focus();
      return found[first];
    },
    /** The card as the service takes it. @returns {Record<string, string>} */
    card() {
      const expiry = readExpiry(inputs.expiry.value);
      return {
        number: digitsOf(inputs.number.value),
        exp_month: String(expiry?.month ?? ""),
        exp_year: String(expiry?.year ?? ""),
        cvc: inputs.cvc.value,
      };
    },
  };
}

/** @typedef {ReturnType<typeof cardForm>} CardForm */
