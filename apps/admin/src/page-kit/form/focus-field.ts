const CONTROL =
  "input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select, button:not(:disabled)";

/** Puts the focus on a field's control and brings it into sight. `address.city` stands in `address`. */
export function focusField(within: HTMLElement | null, field: string): void {
  const root = field.split(".", 1)[0] ?? field;
  const box =
    within?.querySelector(`[data-field="${CSS.escape(field)}"]`) ??
    within?.querySelector(`[data-field="${CSS.escape(root)}"]`);
  const control = box?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
