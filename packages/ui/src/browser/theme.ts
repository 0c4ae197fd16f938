import { onStored, readStored, useStored, writeStored } from "./local-storage.ts";
import { useMedia } from "./media.ts";

/** `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const KEY = "theme";
const parseTheme = (stored: string | null): Theme =>
  stored === "light" || stored === "dark" ? stored : "system";

const applyTheme = () => {
  const theme = parseTheme(readStored(KEY));
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
};

/** Applies the stored theme to the page, now and whenever it changes, also in another tab. */
export function startTheme(): void {
  applyTheme();
  onStored(KEY, applyTheme);
}

export const setTheme = (theme: Theme): void => writeStored(KEY, theme === "system" ? null : theme);

export const useTheme = (): Theme => parseTheme(useStored(KEY)[0]);

/** Whether the page is dark now, by choice or by the device. */
export function useIsDark(): boolean {
  const theme = useTheme();
  const device = useMedia("(prefers-color-scheme: dark)");
  return theme === "system" ? device : theme === "dark";
}
