/** What is stored for this tab until it is closed, by key, to survive a reload. With storage switched off, nothing is. */
export function readTabStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The keys that this tab has stored something under. */
export function tabKeys(matches: (key: string) => boolean): readonly string[] {
  try {
    return Object.keys(window.sessionStorage).filter(matches);
  } catch {
    return [];
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
