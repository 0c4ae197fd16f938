import type { Settings } from "@marquee/domain/session/settings.schema";

/** What the pages of the panel are made from. */
export interface PanelBuild {
  /** The page as it was built, the same for every address. */
  readonly html: string;
  /** The chunks that an address needs, by its path; `/home/*` is every other path below `/home`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** A font that every page shows. */
  readonly font: string;
  /** The path the panel is at. */
  readonly base: string;
  /** Null leaves them out. */
  readonly settings: Settings | null;
  /** What lets the live view watch the machines of a page; named in embedded mode alone (LIVE-1). */
  readonly inspect: string;
}

/** A value as JSON that ends no element, whatever texts it holds. */
const inPage = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The path by which an address is known: the panel's paths match whatever their case, with a slash at the end or without. */
const normalizePath = (path: string): string => path.toLowerCase().replace(/\/+$/, "");

/** The page of each address, which names at once its chunks, the font and the settings. A data block is no script. */
export function panelPages({ html, chunks, font, base, settings, inspect }: PanelBuild) {
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
  const plain = pageWith([]);
  const home = pages.get("/home/*") ?? plain;
  const inspection = `<script type="module" crossorigin src="${base}/${inspect}"></script>`;
  return (path: string, isInspected = false): string => {
    const name = normalizePath(path);
    const page = pages.get(name) ?? (/^\/home(\/|$)/.test(name) ? home : plain);
    // before the panel's own scripts, so that no actor starts unseen
    return isInspected && settings?.mode === "embedded"
      ? page.replace("<script", () => `${inspection}\n<script`)
      : page;
  };
}
