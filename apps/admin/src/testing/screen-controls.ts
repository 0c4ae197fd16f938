import type { UserEvent } from "@testing-library/user-event";

/** Uses a control as a person does. */
export type Control = (user: UserEvent) => Promise<void>;

const CONTROLS = "button, input, textarea, select, paypal-button, [role=option]";

/** What no user sees or reaches: hidden, or behind a dialog. */
const isHidden = (element: Element): boolean =>
  element.closest("[hidden], [aria-hidden='true'], [inert]") !== null;

/** Whether a person can use a control now. */
export const isOffered = (element: Element): boolean =>
  !isHidden(element) &&
  element.getAttribute("aria-disabled") !== "true" &&
  !element.matches(":disabled, [disabled]") &&
  !element.hasAttribute("readonly");

/** What a control is called on the screen. */
function accessibleName(element: Element): string {
  if (element.localName === "paypal-button") return "PayPal";
  const label = element.getAttribute("aria-label");
  if (label) return label;
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  const labels = isField ? [...(element.labels ?? [])] : [];
  const text =
    labels.length > 0 ? labels.map((one) => one.textContent).join(" ") : element.textContent;
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

const controls = (root: ParentNode): readonly Element[] => [...root.querySelectorAll(CONTROLS)];

/** The names of everything that can be pressed, chosen or typed into, each once. */
export const offeredNames = (root: ParentNode): readonly string[] => [
  ...new Set(controls(root).filter(isOffered).map(accessibleName)),
];

const CHOSEN = ":checked, [aria-checked=true], [aria-selected=true]";

/** The names of all that is ticked or chosen and can be seen. */
export const chosenNames = (root: ParentNode): readonly string[] => [
  ...new Set(
    controls(root)
      .filter((one) => one.matches(CHOSEN) && !isHidden(one))
      .map(accessibleName),
  ),
];

/** The control of this name that can be used now, or null; of one kind alone if several have the name. */
export const findOffered = (name: string | RegExp, kind = "*"): Element | null =>
  controls(document).find(
    (one) =>
      one.matches(kind) &&
      isOffered(one) &&
      (typeof name === "string" ? accessibleName(one) === name : name.test(accessibleName(one))),
  ) ?? null;

/** What can be read on the screen. */
export function visibleText(node: Node): string {
  if (node instanceof Element && node.matches("[hidden], script, style")) return "";
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  return [...node.childNodes].map(visibleText).join("");
}

/** Presses a button, or another control of this kind. */
export const press = (name: string | RegExp, kind?: string) => (): Control | null => {
  const button = findOffered(name, kind);
  return button && ((user) => user.click(button));
};

/** Types into a field in place of what is there. */
export const typeInto =
  (name: string | RegExp, textOf: (event: { readonly [key: string]: unknown }) => string) =>
  (event: { readonly [key: string]: unknown }): Control | null => {
    const field = findOffered(name);
    if (!(field instanceof HTMLElement)) return null;
    return async (user) => {
      const text = textOf(event);
      await user.click(field);
      if (text === "") await user.clear(field);
      else {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select();
        await user.paste(text);
      }
    };
  };
