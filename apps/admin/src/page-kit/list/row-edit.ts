/** What a row's actions are drawn in, with what "E" does there. */
const EDITS = new WeakMap<Element, () => void>();

/** Says what "E" does in the row that holds this element; null if nothing. Returns how to take it back. */
export function setRowEdit(element: Element, edit: (() => void) | null): () => void {
  if (edit === null) EDITS.delete(element);
  else EDITS.set(element, edit);
  return () => void EDITS.delete(element);
}

/** Opens the form of a row, if there is one. */
export function editRow(row: Element): void {
  const actions = row.querySelector("[data-row-actions]");
  if (actions) EDITS.get(actions)?.();
}
