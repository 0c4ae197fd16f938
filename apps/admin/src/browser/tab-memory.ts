/**
 * What this tab keeps until it is closed, by key: work in progress that must live through a reload. Where
 * storage is switched off nothing is kept, which is what the person asked of their browser.
 */
export function readTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab; null forgets it. */
export function keepInTab(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // full or switched off: the page still holds it until it is closed
  }
}
