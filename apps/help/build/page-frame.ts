import { Html, html } from "@marquee/api/docs/html";
import { HELP_GROUPS, helpGroup } from "@marquee/domain/help/help-pages";
import { buttonLook } from "@marquee/ui/controls/button-look.ts";
import type { HelpPage } from "./read-page.ts";

export const BASE = "/ADMIN-UI/help";

/** The files that the pages load, with their hashes in their names. */
export interface HelpAssets {
  readonly script: string;
  readonly style: string;
}

/** In the page itself, so that it is no request. */
const ICON =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%20-3%2026%2026'%3E%3Cpath%20fill='%235b5bd6'%20d='M7%202.5h3.2V13a4%204%200%200%201-8%200v-1.2L4.9%204A2.2%202.2%200%200%201%207%202.5zM15.8%202.5H19A2.2%202.2%200%200%201%2021.1%204l2.7%207.8V13a4%204%200%200%201-8%200z'/%3E%3Cpath%20fill='%23b1a9ff'%20d='M9.7%202.5h6.6V14a3.3%203.6%200%200%201-6.6%200z'/%3E%3C/svg%3E";

export type Pages = ReadonlyMap<string, HelpPage>;

/** The address of a page. */
export const address = (name: string): string => `${BASE}/${name}`;

const mark = new Html(
  '<svg viewBox="0 0 26 20" width="26" height="20" aria-hidden="true"><path class="fill-(--mark-a)" d="M7 2.5h3.2V13a4 4 0 0 1-8 0v-1.2L4.9 4A2.2 2.2 0 0 1 7 2.5z"/><path class="fill-(--mark-a)" d="M15.8 2.5H19A2.2 2.2 0 0 1 21.1 4l2.7 7.8V13a4 4 0 0 1-8 0z"/><path class="fill-(--mark-b)" d="M9.7 2.5h6.6V14a3.3 3.6 0 0 1-6.6 0z"/></svg>',
);

const header = html`<header
  class="sticky top-0 z-5 flex h-15 items-center gap-3 border-b bg-canvas px-6 max-[800px]:gap-2 max-[800px]:px-3 print:hidden"
>
  <a
    class="flex w-62 items-center gap-2 text-[0.9375rem] font-semibold text-ink max-[800px]:w-auto"
    href="${BASE}"
    >${mark}<span class="max-[480px]:sr-only">Marquee</span
    ><span class="border-l border-line-strong pl-2.5 font-medium max-[800px]:hidden">Help</span></a
  >
  <search class="relative mr-auto flex-[0_1_25rem]">
    <label class="sr-only" for="search">Search the help</label>
    <input
      id="search"
      class="control h-9 pr-10 text-body text-ellipsis"
      type="search"
      placeholder="Search the help"
      autocomplete="off"
      role="combobox"
      aria-expanded="false"
      aria-controls="results"
      aria-autocomplete="list"
    />
    <kbd
      class="absolute top-1.5 right-2 rounded-small border border-line-strong px-2 font-sans text-tiny/5.5 text-muted max-[800px]:hidden"
      aria-hidden="true"
      >/</kbd
    >
    <ul
      id="results"
      class="absolute inset-x-0 top-11 max-h-[60vh] overflow-y-auto rounded-card bg-raised p-1 shadow-float"
      role="listbox"
      aria-label="Pages found"
      hidden
    ></ul>
  </search>
  <button
    type="button"
    id="theme"
    class="${buttonLook("quiet", "md", "max-[800px]:hidden")}"
    hidden
  >
    Theme
  </button>
  <a class="${buttonLook("quiet", "md")}" href="/ADMIN-UI/login">Back to the product</a>
</header>`;

/** Every page by its group; the one that is open is marked. */
export const navigation = (pages: Pages, current: string | null): Html =>
  html`<nav
    id="pages"
    class="sticky top-15 h-[calc(100vh-3.75rem)] self-start overflow-y-auto border-r py-5 pr-4 pb-6 pl-6 max-[800px]:static max-[800px]:order-1 max-[800px]:h-auto max-[800px]:self-stretch max-[800px]:border-t max-[800px]:border-r-0 max-[800px]:px-4 max-[800px]:py-3 print:hidden"
    aria-label="Pages of the help"
  >
    ${HELP_GROUPS.map(
      (group) =>
        html`<details
          class="group"
          ${new Html(group.title === (current && helpGroup(current)) ? "open" : "")}
        >
          <summary
            class="flex min-h-9 cursor-pointer list-none items-center justify-between rounded-small px-2 text-body font-medium after:size-[0.4375rem] after:rotate-45 after:border-t-[1.5px] after:border-r-[1.5px] after:border-muted group-open:after:rotate-135 hover:bg-press max-[800px]:min-h-11 [&::-webkit-details-marker]:hidden"
          >
            ${group.title}
          </summary>
          <ul class="mt-0.5 mb-1.5 ml-[0.9375rem] border-l border-line-strong pl-2">
            ${group.pages.map(
              (name) =>
                html`<li>
                  <a
                    class="flex min-h-8 items-center rounded-small px-2.5 py-1 text-[0.84375rem]/5 text-muted hover:bg-press aria-[current=page]:bg-accent-tint aria-[current=page]:font-[550] aria-[current=page]:text-accent-strong"
                    href="${address(name)}"
                    ${new Html(name === current ? 'aria-current="page"' : "")}
                    >${pages.get(name)?.title ?? name}</a
                  >
                </li>`,
            )}
          </ul>
        </details>`,
    )}
  </nav>`;

interface Document {
  readonly title: string;
  readonly summary: string;
  readonly assets: HelpAssets;
  readonly navigation: Html;
  readonly main: Html;
  readonly aside: Html | null;
}

const TO_TOP = buttonLook(
  "quiet",
  "md",
  "fixed right-6 bottom-6 z-3 border-transparent! shadow-float print:hidden",
);

/** A whole document: the bar, the pages, what is in the middle, and what is beside it. */
export const document = ({
  title,
  summary,
  assets,
  navigation: nav,
  main,
  aside,
}: Document): string =>
  html`<!doctype html>
    <html lang="en" class="scroll-pt-32">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === "Help" ? title : `${title} · Help`} · Marquee</title>
        <meta name="description" content="${summary}" />
        <link rel="icon" href="${ICON}" />
        <link rel="stylesheet" href="${assets.style}" />
        <script type="module" src="${assets.script}"></script>
      </head>
      <body id="top" class="bg-surface text-[0.9375rem]/6">
        <a
          class="absolute -left-400 px-4 py-2 focus:fixed focus:top-2 focus:left-2 focus:z-10 focus:bg-surface"
          href="#main"
          >Skip to content</a
        >
        ${header}
        <div
          class="mx-auto grid max-w-[85.375rem] grid-cols-[18rem_minmax(0,1fr)_14.5rem] max-[1100px]:grid-cols-[16.5rem_minmax(0,1fr)] max-[800px]:flex max-[800px]:flex-col print:block"
        >
          ${nav}
          <main id="main" class="min-w-0 pb-16 outline-none" tabindex="-1">
            ${main}<a class="${TO_TOP}" href="#top">Top</a>
          </main>
          ${aside}
        </div>
      </body>
    </html> `.text;
