import { useSyncExternalStore } from "react";

/** The panel stores its theme under the same name: both look alike. */
const KEY = "theme";
const listeners = new Set<() => void>();
const device = matchMedia("(prefers-color-scheme: dark)");

const isDark = (): boolean => {
  const stored = localStorage.getItem(KEY);
  return stored === "dark" || (stored !== "light" && device.matches);
};

/** Applies the theme to the page, now and whenever it changes. */
export function startTheme(): void {
  const apply = () => {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
    for (const listener of listeners) listener();
  };
  device.addEventListener("change", apply);
  addEventListener("storage", apply);
  apply();
}

export function toggleTheme(): void {
  localStorage.setItem(KEY, isDark() ? "light" : "dark");
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
  for (const listener of listeners) listener();
}

export const useIsDark = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, isDark);
