import { usePageKeys } from "../page-keys.ts";
import { editRow } from "./row-edit.ts";

const ROWS = "main [data-rows] > tbody > tr, main [data-rows] > li";
const CREATE = "main [data-page-action] :is(a, button)";

/** The element of a row that takes the focus: its link, or its first control. */
const focusable = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>("a[href]") ?? row.querySelector<HTMLElement>("button");

/** Moves the focus to the row before or after the one that has it; without one, to the first. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll(ROWS)].filter((row) => focusable(row) !== null);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  if (next) focusable(next)?.focus();
}

/** The row that has the focus. */
const focusedRow = (): Element | undefined =>
  [...document.querySelectorAll(ROWS)].find((row) => row.contains(document.activeElement));

/** Selects the row that has the focus, or takes the selection back. */
const toggleRow = (): void =>
  focusedRow()?.querySelector<HTMLElement>("[role=checkbox], input[type=checkbox]")?.click();

/** Opens the form of the row that has the focus. */
function editFocusedRow(): void {
  const row = focusedRow();
  if (row) editRow(row);
}

const EDIT_CELLS = "main [aria-keyshortcuts=F2]";

const KEYS: Readonly<Record<string, () => void>> = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  x: toggleRow,
  e: editFocusedRow,
  c: () => document.querySelector<HTMLElement>(CREATE)?.click(),
  F2: () => document.querySelector<HTMLElement>(EDIT_CELLS)?.click(),
};

/** The keys of a list: rows, their selection, and its button (SCREEN-K10). They work by what is shown, so that every list has them. */
export function useListKeys(): void {
  usePageKeys((event) => {
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
