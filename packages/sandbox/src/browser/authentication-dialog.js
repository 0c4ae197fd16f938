import { dress, make } from "./sheet.js";

/** @import { Intent } from "./stripe-api.js" */

const STYLE = `
dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 24px; border: 1px solid var(--line-2, #d9d9e0);
  border-radius: 12px; background: var(--raised, #fff); color: var(--text, #1c2024); font: 400 14px/20px system-ui, sans-serif;
  font-family: inherit; box-shadow: 0 12px 32px rgb(0 0 0 / .24); }
dialog::backdrop { background: rgb(0 0 0 / .4); }
h2 { margin: 0 0 8px; font-size: 18px; line-height: 24px; font-weight: 600; }
p { margin: 0 0 8px; } .note { color: var(--text-2, #60646c); font-size: 13px; }
.buttons { display: flex; justify-content: flex-end; gap: 8px; margin-top: 16px; }
button { height: 36px; padding: 0 16px; border: 1px solid var(--line-control, #8b8d98); border-radius: 8px;
  background: var(--raised, #fff); color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button.primary { border-color: transparent; background: var(--accent, #5b5bd6); color: #fff; }
button:focus-visible { outline: 2px solid var(--focus, #5b5bd6); outline-offset: 2px; }
`;

/** @param {Intent} intent */
const sumOf = ({ amount, currency }) => `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`;

/**
 * Asks, as a bank would, whether the cardholder started this payment [SBX-F3]. A modal dialog keeps the focus;
 * Escape is "Fail". It opens inside a dialog of the page where there is one, whose focus guard would take the focus back.
 * @param {Intent} intent @returns {Promise<"complete" | "fail">}
 */
export function askCardholder(intent) {
  const place = document.activeElement?.closest('[role="dialog"], dialog') ?? document.body;
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  dress(root, STYLE);
  const complete = make("button", { type: "button", class: "primary" }, "Complete");
  const fail = make("button", { type: "button" }, "Fail");
  const dialog = make(
    "dialog",
    {
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": "title",
      "aria-describedby": "question",
    },
    make("h2", { id: "title" }, "Confirm your payment"),
    make("p", { id: "question" }, `Did you start a payment of ${sumOf(intent)}?`),
    make("p", { class: "note" }, "This stands in for your bank's own page. No bank is asked."),
    make("div", { class: "buttons" }, fail, complete),
  );
  root.append(dialog);
  place.append(host);
  return new Promise((resolve) => {
    /** @param {"complete" | "fail"} outcome */
    const answer = (outcome) => {
      dialog.close();
      host.remove();
      resolve(outcome);
    };
    complete.addEventListener("click", () => answer("complete"));
    fail.addEventListener("click", () => answer("fail"));
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      answer("fail");
    });
    // A dialog of the page that listens for Escape must not close with ours.
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "Escape") event.stopPropagation();
    });
    dialog.showModal();
    complete.focus();
  });
}
