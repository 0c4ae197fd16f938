import { Monitor, Moon, Sun } from "lucide-react";
import { setTheme, useTheme, type Theme } from "@marquee/ui/browser/theme.ts";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Menu, MenuChoice } from "@marquee/ui/overlays/menu.tsx";

const CHOICES = [
  { value: "system", label: "As the device", icon: <Monitor aria-hidden="true" /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
] as const;

const isTheme = (value: string): value is Theme => CHOICES.some((choice) => choice.value === value);

/** Light, dark, or as the device has it; remembered. */
export function ThemeSwitch() {
  const theme = useTheme();
  const Icon = theme === "light" ? Sun : theme === "dark" ? Moon : Monitor;
  return (
    <Menu
      trigger={<IconButton label="Theme" icon={<Icon className="size-4" aria-hidden="true" />} />}
    >
      <MenuChoice
        value={theme}
        choices={CHOICES}
        onValueChange={(value) => (isTheme(value) ? setTheme(value) : undefined)}
      />
    </Menu>
  );
}
