import type { KeyboardEvent } from "react";

interface List {
  readonly isOpen: boolean;
  readonly openMenu: () => void;
}

/** Enter opens a list that is closed, as on every other list of choices; the form around it is not submitted (SCREEN-C1). */
export function openByEnter(event: KeyboardEvent, list: List): void {
  if (event.key !== "Enter" || list.isOpen) return;
  event.preventDefault();
  list.openMenu();
}
