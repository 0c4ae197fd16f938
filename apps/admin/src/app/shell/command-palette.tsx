import { HELP_PAGES, helpHref, type HelpAddress } from "@marquee/domain/help/help-pages";
import type { PanelAct } from "@marquee/domain/search/actions";
import { readRecent, remember } from "@marquee/domain/search/rank";
import { useStored } from "@marquee/ui/browser/local-storage.ts";
import { setTheme } from "@marquee/ui/browser/theme.ts";
import type { PaletteFrameProps } from "@marquee/ui/overlays/palette-frame.tsx";
import { Palette } from "@marquee/ui/overlays/palette.tsx";
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
import { useMemo, useState } from "react";
import type { Address } from "../../page-kit/address.ts";
import { recentKey } from "../../session/recent-key.ts";
import { useSession, useUser } from "../../session/session-context.tsx";
import type { FoundEntry, SectionKey } from "./found-entry.ts";
import { useOpenHelp } from "./use-help.ts";
import { useMenu } from "./use-menu.ts";
import { useSearchSections, type SearchTab } from "./use-search-sections.ts";

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

const STATUS = {
  live: { label: "Live", tone: "ok" },
  pending: { label: "Pending", tone: "wait" },
  inactive: { label: "Inactive", tone: "off" },
} as const;

/** The page of the help, or the heading of one, that an entry leads to; undefined if it leads to a screen. */
function helpOf({ path }: Pick<FoundEntry, "path">): HelpAddress | undefined {
  const [page = "", heading] = path.split("#");
  const name = HELP_PAGES.find((each) => page === helpHref(each));
  return name === undefined || heading === undefined ? name : `${name}#${heading}`;
}

/** Whether the palette was opened over a dialog, which would cover the panel of the help (HELP-10). */
const isOverDialog = (): boolean => document.querySelectorAll("[role$=dialog]").length > 1;

export interface CommandPaletteProps extends PaletteFrameProps {
  readonly onSwitchCompany: () => void;
}

/** Every page of this user's menu, and everything they may see or do, by name, from the keyboard. */
export function CommandPalette({ onClose, onSwitchCompany, ...frame }: CommandPaletteProps) {
  const navigate = useNavigate();
  const openHelp = useOpenHelp();
  const { actor } = useSession();
  const [stored, store] = useStored(recentKey(useUser()));
  const recent = useMemo(() => readRecent(stored), [stored]);
  // a new text is searched in all kinds again (SEARCH-T1)
  const [chosen, choose] = useState<{ typed: string; tab: SearchTab["value"] }>({
    typed: "",
    tab: "all",
  });
  const wanted = chosen.typed === frame.typed ? chosen.tab : "all";
  const { sections, tabs } = useSearchSections(frame.typed, recent, wanted);
  const pages = useMenu().map(({ path, entry, group, Icon }) => ({
    value: path,
    label: entry,
    group,
    icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />,
  }));
  const acts: Readonly<Record<PanelAct["act"], () => void>> = {
    darkTheme: () => setTheme("dark"),
    lightTheme: () => setTheme("light"),
    deviceTheme: () => setTheme("system"),
    switchCompany: onSwitchCompany,
    signOut: () => actor.send({ type: "signOut.requested" }),
  };
  const go = (entry: FoundEntry) => {
    if (entry.act) return acts[entry.act]();
    const { section: _section, order: _order, status: _status, ...used } = entry;
    store(JSON.stringify(remember(recent, used)));
    const page = helpOf(entry);
    if (page !== undefined)
      return isOverDialog() ? void window.open(entry.path, "_blank", "noreferrer") : openHelp(page);
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
      tabs={tabs}
      tab={wanted}
      onTab={(value) => {
        const tab = tabs.find((each) => each.value === value);
        if (tab) choose({ typed: frame.typed, tab: tab.value });
      }}
      sections={sections.map(({ key, found, ...section }) => {
        const Icon = ICONS[key];
        return {
          ...section,
          isFirst: key === "recent",
          entries: found.map((entry) => ({
            value: `${key} ${entry.key}`,
            label: entry.label,
            group: entry.detail,
            badge: entry.status === null ? null : STATUS[entry.status],
            icon: <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />,
          })),
        };
      })}
      onFound={(value) => {
        const opened = sections
          .flatMap(({ key, found }) => found.map((entry) => ({ key, entry })))
          .find(({ key, entry }) => `${key} ${entry.key}` === value);
        if (opened) go(opened.entry);
      }}
    />
  );
}
