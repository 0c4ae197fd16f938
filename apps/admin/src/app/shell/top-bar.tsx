import { helpAddress, helpHref } from "@marquee/domain/help/help-pages";
import type { Theme } from "@marquee/domain/session/theme";
import { siteOfUser } from "@marquee/domain/sites/site";
import { setTheme, useTheme } from "@marquee/ui/browser/theme.ts";
import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { helpAt } from "@marquee/ui/controls/help-at.ts";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Menu, MenuChoice } from "@marquee/ui/overlays/menu.tsx";
import { Link, useRouterState } from "@tanstack/react-router";
import { CircleQuestionMark, Menu as MenuIcon, Monitor, Moon, PanelLeft, Sun } from "lucide-react";
import { NotificationBell } from "../../features/notifications/notification-bell.tsx";
import { useUser } from "../../session/session-context.tsx";
import { useSite } from "../../session/site.ts";
import { PaletteButton, usePalette } from "./palette-button.tsx";
import { PersonMenu } from "./person-menu.tsx";
import type { CompanySwitch } from "./use-company-switch.tsx";

const CHOICES = [
  { value: "system", label: "As the device", icon: <Monitor aria-hidden="true" /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
] as const;

const isTheme = (value: string): value is Theme => CHOICES.some((choice) => choice.value === value);

/** Light, dark, or as the device has it; remembered. */
function ThemeSwitch() {
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

const NAME = { CA: "Canada", US: "United States" } as const;

/** Which of the two market sites this is. */
function SiteBadge() {
  const shown = useSite();
  const site = siteOfUser(useUser().companyCountry, shown);
  return (
    <span className="h-5 rounded-[5px] max-[24rem]:hidden px-1.5 text-tiny leading-5 font-semibold tracking-[0.02em] text-muted ring-1 ring-line-strong ring-inset">
      <span aria-hidden="true">{site}</span>
      <span className="sr-only">Site: {NAME[site]}</span>
    </span>
  );
}

/** Opens the page of the help that explains the screen beside it, or in a tab of its own if it is pressed for one (HELP-2). */
function ScreenHelp() {
  const address = useRouterState({ select: ({ location }) => helpAddress(location.pathname) });
  return (
    <Button variant="ghost" asChild className="w-9 px-0!">
      <a
        href={helpHref(address)}
        target="_blank"
        rel="noreferrer"
        aria-label="Help for this page"
        {...helpAt(address)}
      >
        <CircleQuestionMark className="size-4" aria-hidden="true" />
      </a>
    </Button>
  );
}

export interface TopBarProps {
  readonly narrow: boolean;
  readonly collapsed: boolean;
  readonly onToggleMenu: () => void;
  readonly companySwitch: CompanySwitch;
}

/** Product, site, company, search, theme and person. */
export function TopBar({ narrow, collapsed, onToggleMenu, companySwitch }: TopBarProps) {
  const { palette, openPalette } = usePalette(companySwitch.openSwitch);
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
      <Link to="/home" activeOptions={{ exact: true }} className="rounded-small no-underline">
        <Wordmark />
      </Link>
      <SiteBadge />
      {narrow ? (
        companySwitch.content
      ) : (
        <div className="flex min-w-0 flex-1 gap-2 pl-10">
          {companySwitch.content}
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
