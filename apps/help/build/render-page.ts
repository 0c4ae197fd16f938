import { quotedPrivilege } from "@marquee/domain/access/titles";
import { Html, html } from "@marquee/api/docs/html";
import { GRANTS } from "@marquee/domain/access/ability-table";
import { HELP_GROUPS, HELP_PAGES, helpGroup } from "@marquee/domain/help/help-pages";
import type { HelpPage } from "./read-page.ts";
import { technicalPart } from "./technical.ts";

export const BASE = "/ADMIN-UI/help";

/** The files that the pages load, with their hashes in their names. */
export interface HelpAssets {
  readonly script: string;
  readonly style: string;
}

/** In the page itself, so that it is no request. */
const ICON =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%20-3%2026%2026'%3E%3Cpath%20fill='%235b5bd6'%20d='M7%202.5h3.2V13a4%204%200%200%201-8%200v-1.2L4.9%204A2.2%202.2%200%200%201%207%202.5zM15.8%202.5H19A2.2%202.2%200%200%201%2021.1%204l2.7%207.8V13a4%204%200%200%201-8%200z'/%3E%3Cpath%20fill='%23b1a9ff'%20d='M9.7%202.5h6.6V14a3.3%203.6%200%200%201-6.6%200z'/%3E%3C/svg%3E";

type Pages = ReadonlyMap<string, HelpPage>;

const address = (name: string): string => `${BASE}/${name}`;

const mark = new Html(
  '<svg viewBox="0 0 26 20" width="26" height="20" aria-hidden="true"><path class="mark-a" d="M7 2.5h3.2V13a4 4 0 0 1-8 0v-1.2L4.9 4A2.2 2.2 0 0 1 7 2.5z"/><path class="mark-a" d="M15.8 2.5H19A2.2 2.2 0 0 1 21.1 4l2.7 7.8V13a4 4 0 0 1-8 0z"/><path class="mark-b" d="M9.7 2.5h6.6V14a3.3 3.6 0 0 1-6.6 0z"/></svg>',
);

const header = html`<header class="top-bar">
  <a class="brand" href="${BASE}">${mark}<span>Marquee</span><span class="help">Help</span></a>
  <search class="search">
    <label class="hidden" for="search">Search the help</label>
    <input
      id="search"
      type="search"
      placeholder="Search the help"
      autocomplete="off"
      role="combobox"
      aria-expanded="false"
      aria-controls="results"
      aria-autocomplete="list"
    />
    <kbd aria-hidden="true">/</kbd>
    <ul id="results" role="listbox" aria-label="Pages found" hidden></ul>
  </search>
  <button type="button" class="button theme" hidden>Theme</button>
  <a class="button" href="/ADMIN-UI/login">Back to the product</a>
</header>`;

const navigation = (pages: Pages, current: string | null): Html =>
  html`<nav class="pages" aria-label="Pages of the help">
    ${HELP_GROUPS.map(
      (group) =>
        html`<details ${new Html(group.title === (current && helpGroup(current)) ? "open" : "")}>
          <summary>${group.title}</summary>
          <ul>
            ${group.pages.map(
              (name) =>
                html`<li>
                  <a
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

/** The first letter of a sentence in upper case. */
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Who may do what the page is about, from the table of rights. */
function whoMay({ abilities }: HelpPage): Html | null {
  const [first, ...others] = abilities.map((ability) => GRANTS[ability]);
  if (first === undefined) return null;
  const who = [...new Set([first, ...others].map((grant) => grant.who(quotedPrivilege)))];
  return html`<p class="facts"><strong>Who may:</strong> ${sentence(who.join("; "))}.</p>`;
}

function neighbours(pages: Pages, name: string): Html {
  const at = HELP_PAGES.findIndex((each) => each === name);
  const link = (other: string | undefined, label: string, kind: string) => {
    const page = other === undefined ? undefined : pages.get(other);
    return page === undefined
      ? html`<span></span>`
      : html`<a class="${kind}" href="${address(page.name)}"
          ><span>${label}</span><strong>${page.title}</strong></a
        >`;
  };
  return html`<nav class="neighbours" aria-label="Previous and next page">
    ${link(HELP_PAGES[at - 1], "Previous", "previous")}${link(HELP_PAGES[at + 1], "Next", "next")}
  </nav>`;
}

interface Document {
  readonly title: string;
  readonly summary: string;
  readonly assets: HelpAssets;
  readonly navigation: Html;
  readonly main: Html;
  readonly aside: Html | null;
}

const document = ({ title, summary, assets, navigation: nav, main, aside }: Document): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === "Help" ? title : `${title} · Help`} · Marquee</title>
        <meta name="description" content="${summary}" />
        <link rel="icon" href="${ICON}" />
        <link rel="stylesheet" href="${assets.style}" />
        <script type="module" src="${assets.script}"></script>
      </head>
      <body id="top">
        <a class="skip" href="#main">Skip to content</a>
        ${header}
        <div class="layout">
          ${nav}
          <main id="main" tabindex="-1">${main}<a class="button to-top" href="#top">Top</a></main>
          ${aside}
        </div>
      </body>
    </html> `.text;

/** The two parts of a page, as tabs that stay in sight. Without scripts both are readable, one after the other. */
const parts = (functional: Html, technical: Html): Html =>
  html`<div class="parts" role="tablist" aria-label="Kind of help">
      <a
        role="tab"
        id="tab-functional"
        href="#functional"
        aria-controls="functional"
        aria-selected="true"
        >Functional</a
      >
      <a
        role="tab"
        id="tab-technical"
        href="#technical"
        aria-controls="technical"
        aria-selected="false"
        >Technical</a
      >
    </div>
    ${functional}
    <section id="technical" role="tabpanel" aria-labelledby="tab-technical">
      <p class="technical-title">Technical</p>
      ${technical}
    </section>`;

/** The whole document of a page. */
export function renderPage(page: HelpPage, pages: Pages, assets: HelpAssets): string {
  const headings = page.headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`);
  return document({
    title: page.title,
    summary: page.summary,
    assets,
    navigation: navigation(pages, page.name),
    main: parts(
      html`<div class="article" id="functional" role="tabpanel" aria-labelledby="tab-functional">
        <p class="group">${helpGroup(page.name)}</p>
        <h1>${page.title}</h1>
        <p class="summary">${page.summary}</p>
        ${whoMay(page)}
        <div class="content">${new Html(page.body)}</div>
        ${neighbours(pages, page.name)}
      </div>`,
      technicalPart(page),
    ),
    aside:
      headings.length < 2
        ? null
        : html`<aside class="contents" aria-label="On this page">
            <p>On this page</p>
            <ul>
              ${headings}
            </ul>
          </aside>`,
  });
}

/** The index: every page by its group; `unknown` says that the address leads to no page. */
export const renderIndex = (pages: Pages, assets: HelpAssets, unknown = false): string =>
  document({
    title: "Help",
    summary: "How to work with Marquee: stores, offers, products, campaigns, invoices and users.",
    assets,
    navigation: navigation(pages, null),
    main: parts(
      html`<div
        class="article index"
        id="functional"
        role="tabpanel"
        aria-labelledby="tab-functional"
      >
        <h1>Help</h1>
        ${
          unknown
            ? html`<p class="note" role="status">
                There is no help page at this address. These are all of them.
              </p>`
            : null
        }
        <p class="summary">Choose a page, or search by a word of it.</p>
        ${HELP_GROUPS.map(
          ({ title, pages: names }) =>
            html`<h2>${title}</h2>
              <ul class="cards">
                ${names.map((name) => {
                  const page = pages.get(name);
                  return page === undefined
                    ? null
                    : html`<li>
                        <a href="${address(name)}"
                          ><strong>${page.title}</strong><span>${page.summary}</span></a
                        >
                      </li>`;
                })}
              </ul>`,
        )}
      </div>`,
      html`<p>
        The technical part of each page has what its screens ask for: who may do what, the rules of
        the forms with their messages, and the calls. All calls together:
        <a href="/api/openapi.json">OpenAPI document</a>.
      </p>`,
    ),
    aside: null,
  });
