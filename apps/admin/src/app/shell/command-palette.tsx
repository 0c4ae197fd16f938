import { useNavigate } from "@tanstack/react-router";
import {
  ArrowLeftRight,
  Building2,
  CircleQuestionMark,
  FileText,
  FolderTree,
  History,
  Megaphone,
  Package,
  Search,
  Store,
  Tag,
  UserRound,
  Zap,
  type LucideIcon,
} from "lucide-react";
import { readRecent, remember } from "@marquee/domain/search/rank";
import { useMemo } from "react";
import { useStored } from "@marquee/ui/browser/local-storage.ts";
import type { PaletteFrameProps } from "@marquee/ui/palette-frame.tsx";
import { Palette } from "@marquee/ui/palette.tsx";
import type { Address } from "../../page-kit/address.ts";
import { useUser } from "../../session/session-context.tsx";
import { useMenu } from "./use-menu.ts";
import { useSearchSections, type FoundEntry, type SectionKey } from "./use-search-sections.ts";

const ICONS: Readonly<Record<SectionKey, LucideIcon>> = {
  actions: Zap,
  companies: Building2,
  branches: Store,
  campaigns: Megaphone,
  offers: Tag,
  products: Package,
  invoices: FileText,
  transactions: ArrowLeftRight,
  categories: FolderTree,
  users: UserRound,
  help: CircleQuestionMark,
  recent: History,
  server: Search,
};

/** Pages of the help are outside the panel, in a tab of their own (HELP-10). */
const isOutside = ({ path }: Pick<FoundEntry, "path">): boolean => path.startsWith("/ADMIN-UI/");

/** Every page of this user's menu, and everything they may see or do, by name, from the keyboard. */
export function CommandPalette({ onClose, ...frame }: PaletteFrameProps) {
  const navigate = useNavigate();
  const { email } = useUser();
  const [stored, store] = useStored(`recentlyUsed ${email}`);
  const recent = useMemo(() => readRecent(stored), [stored]);
  const sections = useSearchSections(frame.typed, recent);
  const pages = useMenu().map(({ path, entry, group, Icon }) => ({
    value: path,
    label: entry,
    group,
    icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />,
  }));
  const go = (entry: FoundEntry) => {
    const { section: _section, order: _order, ...used } = entry;
    store(JSON.stringify(remember(recent, used)));
    if (isOutside(entry)) return void window.open(entry.path, "_blank", "noreferrer");
    // what was stored is a path of the panel, which the router shows or leads away from
    void navigate({ to: entry.path as Address["to"], search: entry.search });
  };
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
          entries: found.map((entry) => ({
            value: `${key} ${entry.key}`,
            label: entry.label,
            group: entry.detail,
            icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />,
          })),
        };
      })}
      onFound={(value) => {
        const chosen = sections
          .flatMap(({ key, found }) => found.map((entry) => ({ key, entry })))
          .find(({ key, entry }) => `${key} ${entry.key}` === value);
        if (chosen) go(chosen.entry);
      }}
    />
  );
}
