/** What is stored for this tab until it is closed, by key, to survive a reload. With storage switched off, nothing is. */
export function readTabStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab; null removes it. */
export function writeTabStorage(key: string, value: string | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    // full or switched off: the page still holds it until it is closed
  }
}
