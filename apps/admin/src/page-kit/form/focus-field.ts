import type { Issue } from "@marquee/domain/validation/rule";

const CONTROL =
  "input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select, button:not(:disabled)";

const rootOf = (field: string): string => field.split(".", 1)[0] ?? field;

function focusBox(box: Element | null | undefined): void {
  const control = box?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/** Puts the focus on a field's control and brings it into sight. `address.city` may be in `address`. */
export function focusField(within: HTMLElement | null, field: string): void {
  const boxOf = (name: string) => within?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  focusBox(boxOf(field) ?? boxOf(rootOf(field)));
}

/** The same for the broken field that comes first on the page, and can be reached. */
export function focusFirst(within: HTMLElement | null, issues: readonly Issue[]): void {
  const broken = new Set(issues.flatMap(({ field }) => [field, rootOf(field)]));
  const boxes = [...(within?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  focusBox(
    boxes.find(
      (box) => broken.has(box.dataset["field"] ?? "") && box.querySelector(CONTROL) !== null,
    ),
  );
}
