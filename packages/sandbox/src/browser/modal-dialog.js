import { dress, make } from "./sheet.js";

const STYLE = `
dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 24px; border: 1px solid var(--line-strong, #d9d9e0);
  border-radius: 12px; background: var(--raised, #fff); color: var(--ink, #1c2024); font: 400 14px/20px system-ui, sans-serif;
  font-family: inherit; box-shadow: 0 12px 32px rgb(0 0 0 / .24); }
dialog::backdrop { background: rgb(0 0 0 / .4); }
h2 { margin: 0 0 8px; font-size: 18px; line-height: 24px; font-weight: 600; }
p { margin: 0 0 8px; } .note { color: var(--muted, #60646c); font-size: 13px; }
.buttons { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; margin-top: 16px; }
button { min-height: 36px; padding: 0 16px; border: 1px solid var(--line-control, #8b8d98); border-radius: 8px;
  background: var(--raised, #fff); color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button.primary { border-color: transparent; background: var(--accent, #5b5bd6); color: #fff; }
button:focus-visible { outline: 2px solid var(--focus, #5b5bd6); outline-offset: 2px; }
`;

/**
 * @template {string} Choice
 * @typedef {object} Question
 * @property {string} title
 * @property {string} question
 * @property {string} note
 * @property {readonly { value: Choice, label: string }[]} choices the last one is the main one
 * @property {Choice} onEscape
 */

/**
 * Asks in a modal dialog, which keeps the focus and gives it back. It opens inside a dialog of the page if
 * there is one, whose focus guard would otherwise take the focus away.
 * @template {string} Choice
 * @param {Question<Choice>} asked @returns {Promise<Choice>}
 */
export function askInDialog({ title, question, note, choices, onEscape }) {
  const before = document.activeElement;
  const place = before?.closest('[role="dialog"], dialog') ?? document.body;
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  dress(root, STYLE);
  const buttons = make("div", { class: "buttons" });
  const dialog = make(
    "dialog",
    {
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": "title",
      "aria-describedby": "question",
    },
    make("h2", { id: "title" }, title),
    make("p", { id: "question" }, question),
    make("p", { class: "note" }, note),
    buttons,
  );
  root.append(dialog);
  place.append(host);
  return new Promise((resolve) => {
    /** @param {Choice} value */
    const answer = (value) => {
      dialog.close();
      host.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(value);
    };
    for (const [index, { value, label }] of choices.entries()) {
      const main = index === choices.length - 1;
      const button = make(
        "button",
        { type: "button", ...(main ? { class: "primary" } : {}) },
        label,
      );
      button.addEventListener("click", () => answer(value));
      buttons.append(button);
    }
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      answer(onEscape);
    });
    // A dialog of the page that listens for Escape must not close with ours.
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "Escape") event.stopPropagation();
    });
    dialog.showModal();
    const main = buttons.lastElementChild;
    if (main instanceof HTMLElement) main.focus();
  });
}
