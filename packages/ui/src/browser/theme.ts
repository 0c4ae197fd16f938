import { parseTheme, themeCookie, type Theme } from "@marquee/domain/session/theme";
import { onStored, readStored, useStored, writeStored } from "./local-storage.ts";
import { useMedia } from "./media.ts";

const KEY = "theme";

const applyTheme = () => {
  const theme = parseTheme(readStored(KEY));
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  document.cookie = themeCookie(theme);
};

/** Applies the stored theme to the page, now and whenever it changes, also in another tab, and to the pages that the server sends. */
export function startTheme(): void {
  applyTheme();
  onStored(KEY, applyTheme);
}

/** Stores the user's choice, which `startTheme` applies to the page; `system` removes it. */
export const setTheme = (theme: Theme): void => writeStored(KEY, theme === "system" ? null : theme);

/** The user's choice as state, also when it changes in another tab; `system` if none is stored. */
export const useTheme = (): Theme => parseTheme(useStored(KEY)[0]);

/** Whether the page is dark now, by choice or by the device. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const device = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? device : theme === "dark";
}
