import { setTheme } from "@marquee/ui/browser/theme.ts";

/** Shows the button that switches between the light and the dark theme; without scripts the device decides. */
export function startThemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>("#theme");
  if (!button) return;
  const device = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () =>
    (document.documentElement.dataset["theme"] ?? (device.matches ? "dark" : "light")) === "dark";
  const name = () => {
    button.textContent = isDark() ? "Light theme" : "Dark theme";
  };
  button.hidden = false;
  name();
  button.addEventListener("click", () => {
    setTheme(isDark() ? "light" : "dark");
    name();
  });
  device.addEventListener("change", name);
}
