import type { Issue } from "@marquee/domain/validation/rule";

/** Puts the focus on the control of the first broken rule; controls are named as the fields of the rules. */
export function focusBroken(form: HTMLFormElement, [first]: readonly Issue[]): void {
  const control = first && form.elements.namedItem(first.field);
  if (control instanceof HTMLElement) control.focus();
}
