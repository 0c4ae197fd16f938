import { useNavigate } from "@tanstack/react-router";
import { Palette } from "../../ui/palette.tsx";
import { useMenu } from "./use-menu.ts";

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every page of this person's menu by its name, from the keyboard. */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const navigate = useNavigate();
  const entries = useMenu().map(({ path, entry, group, Icon }) => ({
    value: path,
    label: entry,
    group,
    icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />,
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
