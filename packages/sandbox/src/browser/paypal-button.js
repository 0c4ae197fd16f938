import { dress, make } from "./sheet.js";

const BUTTON_STYLE = `
:host { display: block; }
button { width: 100%; min-height: 44px; border: 0; border-radius: 8px; background: #ffc439; color: #111; font: inherit;
  font-size: 15px; font-weight: 600; cursor: pointer; }
button:hover { background: #f2b829; }
button:focus-visible { outline: 2px solid var(--focus, #5b5bd6); outline-offset: 2px; }
button:disabled { opacity: .5; cursor: default; }
`;

/** The `<paypal-button>` that the React component renders; its clicks reach the page. */
export class PayPalButtonElement extends HTMLElement {
  static observedAttributes = ["disabled"];
  #button = make("button", { type: "button" }, "Pay with PayPal");

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    dress(root, BUTTON_STYLE);
    root.append(this.#button);
  }

  attributeChangedCallback() {
    this.#button.disabled = this.hasAttribute("disabled");
  }
}
