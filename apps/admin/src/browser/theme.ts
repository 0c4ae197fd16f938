import { useMedia } from "./media.ts";
import { keep, onKept, readKept, useKept } from "./kept.ts";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const KEY = "theme";
const themeOf = (kept: string | null): Theme =>
  kept === "light" || kept === "dark" ? kept : "system";

const show = () => {
  const theme = themeOf(readKept(KEY));
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
};

/** Puts the kept theme on the page and keeps it right, also when another tab changes it. */
export function startTheme(): void {
  show();
  onKept(KEY, show);
}

export const setTheme = (theme: Theme): void => keep(KEY, theme === "system" ? null : theme);

export const useTheme = (): Theme => themeOf(useKept(KEY)[0]);

/** Whether the page is dark now, by choice or by the device. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const device = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? device : theme === "dark";
}
