import { setTheme, useIsDark } from "@marquee/ui/browser/theme.ts";
import { Mark } from "@marquee/ui/content/mark.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { ReactNode } from "react";
import { goTo, chartHref } from "../app/address.ts";
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

/** What the user sees now, at the end of the way to it. */
export const HERE = "truncate font-semibold tracking-normal text-ink";

/** The explorer itself, on the way to what the user sees. */
export const HomeCrumb = () => (
  <Link href={chartHref(null)} className="hover:text-ink">
    Statecharts
  </Link>
);

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
  /** On a narrow screen the last one is enough. */
  readonly hasShortWay?: boolean;
  readonly status?: ReactNode;
  readonly find: ReactNode;
  readonly children?: ReactNode;
}) {
  const { crumbs, hasShortWay = false, status, find, children } = props;
  return (
    <header className="flex h-13 items-center gap-2 border-b border-line bg-surface pr-3 pl-4">
      <Link
        href={chartHref(null)}
        className="flex items-center gap-2 font-[650] tracking-[-0.01em]"
        label="Marquee, all statecharts"
      >
        <Mark />
        <span className="max-[900px]:hidden">Marquee</span>
      </Link>
      <nav
        className="flex min-w-0 items-center gap-2 whitespace-nowrap text-muted"
        aria-label="Where you are"
      >
        {crumbs.map((crumb, at) => (
          <span
            key={at}
            className={classNames(
              "flex min-w-0 items-center gap-2",
              hasShortWay && "not-last:max-[900px]:hidden",
            )}
          >
            <i className="text-line-mid not-italic" aria-hidden="true">
              /
            </i>
            {crumb}
          </span>
        ))}
      </nav>
      {status}
      <span className="flex-1" />
      {find}
      <span className="flex-1 max-[900px]:hidden" />
      {children}
      <ThemeButton />
    </header>
  );
}
