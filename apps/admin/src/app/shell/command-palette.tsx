import { useNavigate } from "@tanstack/react-router";
import { Palette } from "../../ui/palette.tsx";
import { MenuIcon } from "./menu-icons.tsx";
import { useMenu } from "./use-menu.ts";

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every page of this person's menu by its name, from the keyboard. */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const navigate = useNavigate();
  const entries = useMenu().map(({ path, entry, group }) => ({
    value: path,
    label: entry,
    group,
    icon: <MenuIcon path={path} className="size-4" />,
  }));
  return (
    <Palette
      open={open}
      onOpenChange={onOpenChange}
      entries={entries}
      onChoose={(path) => void navigate({ to: path })}
    />
  );
}
