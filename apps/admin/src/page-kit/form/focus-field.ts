import type { Issue } from "@marquee/domain/validation/rule";

const CONTROL =
  "input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select, button:not(:disabled)";

const rootField = (field: string): string => field.split(".", 1)[0] ?? field;

function focusBox(box: Element | null | undefined): void {
  const control = box?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}

/** Returns the names of the fields of a page, in its order. */
export const fieldNames = (within: HTMLElement | null): readonly string[] =>
  [...(within?.querySelectorAll<HTMLElement>("[data-field]") ?? [])].map(
    ({ dataset }) => dataset["field"] ?? "",
  );

/** Returns issues in the order of their fields on the page; those of no field of it keep theirs, at the end. */
export function inPageOrder(issues: readonly Issue[], names: readonly string[]): readonly Issue[] {
  const fieldIndex = ({ field }: Issue): number => {
    const place = names.findIndex((name) => name === field || name === rootField(field));
    return place < 0 ? names.length : place;
  };
  return issues.toSorted((one, other) => fieldIndex(one) - fieldIndex(other));
}

/** Puts the focus on a field's control and brings it into sight. `address.city` may be in `address`. */
export function focusField(within: HTMLElement | null, field: string): void {
  const findBox = (name: string) => within?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  focusBox(findBox(field) ?? findBox(rootField(field)));
}

/** Puts the focus on the first broken field of the page that can be reached. */
export function focusFirst(within: HTMLElement | null, issues: readonly Issue[]): void {
  const broken = new Set(issues.flatMap(({ field }) => [field, rootField(field)]));
  const boxes = [...(within?.querySelectorAll<HTMLElement>("[data-field]") ?? [])];
  focusBox(
    boxes.find(
      (box) => broken.has(box.dataset["field"] ?? "") && box.querySelector(CONTROL) !== null,
    ),
  );
}
