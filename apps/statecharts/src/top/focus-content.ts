/** Gives the focus to the content of a page, where the keys of the page go on. */
export function focusContent(page: ParentNode | null): void {
  const main = page?.querySelector("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
