import type { ReactNode } from "react";
import { goTo, chartHref } from "../app/address.ts";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Mark } from "@marquee/ui/content/mark.tsx";
import { setTheme, useIsDark } from "@marquee/ui/browser/theme.ts";
import { Icon } from "./icon.tsx";

/** A link inside the explorer: it changes the address, and the page stays. */
export function Link(props: {
  readonly href: string;
  readonly className?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  /** Loads what the link leads to, when the user points at it. */
  readonly prepare?: () => void;
  readonly children: ReactNode;
}) {
  const { href, className = "", label, isCurrent = false, prepare, children } = props;
  return (
    <a
      href={href}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goTo(href);
      }}
    >
      {children}
    </a>
  );
}

function ThemeButton() {
  const isDark = useIsDark();
  return (
    <IconButton
      label={isDark ? "Light theme" : "Dark theme"}
      icon={<Icon name={isDark ? "sun" : "moon"} />}
      onClick={() => setTheme(isDark ? "light" : "dark")}
    />
  );
}

/** The bar above every page: where one is, what can be found, and what can be done here. */
export function TopBar(props: {
  readonly crumbs: readonly ReactNode[];
  readonly status?: ReactNode;
  readonly find: ReactNode;
  readonly children?: ReactNode;
}) {
  const { crumbs, status, find, children } = props;
  return (
    <header className="top">
      <Link href={chartHref(null)} className="brand" label="Marquee, all statecharts">
        <Mark />
        <span className="wide">Marquee</span>
      </Link>
      <nav className="crumbs" aria-label="Where you are">
        {crumbs.map((crumb, at) => (
          <span key={at} className="row">
            <i aria-hidden="true">/</i>
            {crumb}
          </span>
        ))}
      </nav>
      {status}
      <span className="space" />
      {find}
      <span className="space wide" />
      {children}
      <ThemeButton />
    </header>
  );
}
