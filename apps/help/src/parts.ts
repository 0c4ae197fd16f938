/** Makes the two parts of a page tabs: one is shown, the arrow keys move between them, and the address says which is open. */
export function startParts(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[role="tab"]')];
  const tabPanel = (tab: HTMLAnchorElement) =>
    document.getElementById(tab.getAttribute("aria-controls") ?? "");
  const show = (chosen: HTMLAnchorElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      tabPanel(tab)?.toggleAttribute("hidden", !isChosen);
    }
  };
  for (const [at, tab] of tabs.entries()) {
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      history.replaceState(null, "", tab.hash);
      show(tab);
    });
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const next = step === undefined ? undefined : tabs.at((at + step) % tabs.length);
      next?.focus();
      next?.click();
    });
  }
  const [functional, technical] = tabs;
  if (functional && technical) show(location.hash === "#technical" ? technical : functional);
}
