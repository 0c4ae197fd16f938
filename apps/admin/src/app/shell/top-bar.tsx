import { Link } from "@tanstack/react-router";
import { Menu as MenuIcon, PanelLeft } from "lucide-react";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { NotificationBell } from "../../features/notifications/notification-bell.tsx";
import { ScreenHelp } from "./screen-help.tsx";
import { PaletteButton, usePalette } from "./palette-button.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { SiteBadge } from "./site-badge.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export interface TopBarProps {
  readonly narrow: boolean;
  readonly collapsed: boolean;
  readonly onToggleMenu: () => void;
}

/** Product, site, search, theme and person. */
export function TopBar({ narrow, collapsed, onToggleMenu }: TopBarProps) {
  const { palette, openPalette } = usePalette();
  const label = narrow ? "Open menu" : collapsed ? "Expand menu" : "Collapse menu";
  return (
    <header className="print:hidden sticky top-0 z-20 flex h-(--bar) shrink-0 items-center gap-2 bg-canvas px-2 max-md:gap-1 max-md:border-b max-md:border-line max-md:bg-surface md:pr-4 md:pl-4">
      <IconButton
        label={label}
        size={narrow ? "md" : "sm"}
        icon={
          narrow ? (
            <MenuIcon className="size-5" aria-hidden="true" />
          ) : (
            <PanelLeft className="size-4" aria-hidden="true" />
          )
        }
        {...(narrow ? {} : { "aria-expanded": !collapsed })}
        onClick={onToggleMenu}
      />
      <Link to="/home" className="rounded-small no-underline">
        <Wordmark />
      </Link>
      <SiteBadge />
      {narrow ? null : (
        <div className="flex min-w-0 flex-1 pl-10">
          <PaletteButton narrow={false} onOpen={openPalette} />
        </div>
      )}
      <div className="ml-auto flex items-center md:gap-1">
        {narrow ? <PaletteButton narrow onOpen={openPalette} /> : null}
        <ScreenHelp />
        <NotificationBell />
        <ThemeSwitch />
        <PersonMenu />
      </div>
      {palette}
    </header>
  );
}
