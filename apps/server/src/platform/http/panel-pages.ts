import { pageName, tabTitle, type PageNames } from "@marquee/domain/access/page-name";
import type { Settings } from "@marquee/domain/session/settings.schema";
import type { Theme } from "@marquee/domain/session/theme";

/** What the pages of the panel are made from. */
export interface PanelBuild {
  /** The page as it was built, the same for every address. */
  readonly html: string;
  /** The chunks that an address needs, by its path; `/home/*` is every other path below `/home`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** What each page is called, and of which kind it is, by its path. */
  readonly names: Readonly<Record<string, PageNames & { readonly kind: string }>>;
  /** Addresses that lead to a page; a `$` is any end of an address. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The outline of each kind of page. */
  readonly outlines: Readonly<Record<string, string>>;
  /** A font that every page shows. */
  readonly font: string;
  /** The path the panel is at. */
  readonly base: string;
  /** Null leaves them out. */
  readonly settings: Settings | null;
  /** What lets the live view watch the machines of a page; named in embedded mode alone (LIVE-1). */
  readonly inspect: string;
}

/** What an address says besides its path. */
type PageSearch = Readonly<Record<string, unknown>>;

/** A value as JSON that ends no element, whatever texts it holds. */
const inPage = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The path by which an address is known: the panel's paths match whatever their case, with a slash at the end or without. */
const normalizePath = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

const inText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page that an address leads to: its own, or that of the redirect which fits most of it. */
function destinations({ redirects }: Pick<PanelBuild, "redirects">) {
  const leading = redirects
    .map(({ from, to }) => ({ from: normalizePath(from), to: normalizePath(to) }))
    .toSorted((one, other) => other.from.length - one.from.length);
  return (path: string): string =>
    leading.find(({ from }) =>
      from.endsWith("$") ? path.startsWith(from.slice(0, -1)) : path === from,
    )?.to ?? "/login";
}

/**
 * The page of each address, which names at once its chunks, the font and the settings, is called as the page will be (SCREEN-G4), and
 * shows its outline (SCREEN-G11) in the theme that the user has chosen (SCREEN-G12). A data block is no script.
 */
export function panelPages(build: PanelBuild) {
  const { html, chunks, font, base, settings, inspect, outlines } = build;
  const fontLink = `<link rel="preload" href="${base}/${font}" as="font" type="font/woff2" crossorigin>`;
  const data =
    settings === null
      ? ""
      : `<script type="application/json" id="settings">${inPage(settings)}</script>`;
  const pageWith = (files: readonly string[]): string => {
    const links = files
      // what the page names itself need not be named again
      .filter((file) => !html.includes(`${base}/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="${base}/${file}">`);
    return html.replace("</head>", () => [fontLink, ...links, data, "</head>"].join("\n"));
  };
  const pages = new Map(
    Object.entries(chunks).map(([path, files]) => [normalizePath(path), pageWith(files)]),
  );
  const names = new Map(
    Object.entries(build.names).map(([path, named]) => [normalizePath(path), named]),
  );
  const destinationOf = destinations(build);
  const plain = pageWith([]);
  const home = pages.get("/home/*") ?? plain;
  const inspection = `<script type="module" crossorigin src="${base}/${inspect}"></script>`;
  /** The page under its name, with its outline. */
  const drawPage = (page: string, path: string, search: PageSearch): string => {
    const named = names.get(path) ?? names.get(destinationOf(path));
    if (named === undefined) return page;
    return page
      .replace(
        /<title>.*?<\/title>/,
        () => `<title>${inText(tabTitle(pageName(named, search)))}</title>`,
      )
      .replace(
        '<div id="root"></div>',
        (root) =>
          `${root}\n<div id="outline" class="group/outline">${outlines[named.kind] ?? ""}</div>`,
      );
  };
  return (path: string, search: PageSearch = {}, theme: Theme = "system"): string => {
    const name = normalizePath(path);
    const page = pages.get(name) ?? (/^\/home(\/|$)/.test(name) ? home : plain);
    const drawn = drawPage(page, name, search);
    const shown =
      theme === "system" ? drawn : drawn.replace("<html", `<html data-theme="${theme}"`);
    // before the panel's own scripts, so that no actor starts unseen
    return "inspect" in search && settings?.mode === "embedded"
      ? shown.replace("<script", () => `${inspection}\n<script`)
      : shown;
  };
}
