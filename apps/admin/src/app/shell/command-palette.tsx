import { useNavigate } from "@tanstack/react-router";
import { Building2, FolderTree, Package, Tag, UserRound } from "lucide-react";
import type { PaletteFrameProps } from "@marquee/ui/palette-frame.tsx";
import { Palette } from "@marquee/ui/palette.tsx";
import { useFound } from "./use-found.ts";
import { useMenu } from "./use-menu.ts";

const ICONS = {
  offers: Tag,
  products: Package,
  users: UserRound,
  companies: Building2,
  categories: FolderTree,
} as const;

/** Every page of this person's menu, and everything of these nouns they may see, by name, from the keyboard. */
export function CommandPalette({ onClose, ...frame }: PaletteFrameProps) {
  const navigate = useNavigate();
  const { typed } = frame;
  const sections = useFound(typed);
  const pages = useMenu().map(({ path, entry, group, Icon }) => ({
    value: path,
    label: entry,
    group,
    icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />,
  }));
  const addresses = new Map(
    sections.flatMap(({ key, found }) => found.map(({ id, address }) => [`${key} ${id}`, address])),
  );
  return (
    <Palette
      {...frame}
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      pages={pages}
      onPage={(path) => void navigate({ to: path })}
      sections={sections.map(({ key, found, ...section }) => {
        const Icon = ICONS[key];
        return {
          ...section,
          entries: found.map(({ id, label, detail }) => ({
            value: `${key} ${id}`,
            label,
            group: detail,
            icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />,
          })),
        };
      })}
      onFound={(value) => {
        const address = addresses.get(value);
        if (address) void navigate(address);
      }}
    />
  );
}
