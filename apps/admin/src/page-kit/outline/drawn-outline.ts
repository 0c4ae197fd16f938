/** The outline that the server drew into the page; null if it drew none, as in development. */
const drawn = document.getElementById("outline");

/** Takes it away with the first content of the page, before that is painted; the menu in it is as narrow as this browser has it. */
export function watchDrawnOutline(host: HTMLElement, isRail: boolean): void {
  drawn?.toggleAttribute("data-rail", isRail);
  const observer = new MutationObserver(() => {
    drawn?.remove();
    observer.disconnect();
  });
  observer.observe(host, { childList: true });
}

/** Whether the page shows it still. */
export const isOutlineShown = (): boolean => drawn?.isConnected === true;

/** The page in it, if it is of this kind. */
export const drawnPage = (kind: string): string | undefined =>
  drawn?.querySelector(`[data-kind=${kind}]`)?.innerHTML;
