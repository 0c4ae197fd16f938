import { Html, html } from "@marquee/api/docs/html";
import { GRANTS } from "@marquee/domain/access/ability-table";
import { quotedPrivilege } from "@marquee/domain/access/titles";
import { HELP_GROUPS, HELP_PAGES, helpGroup } from "@marquee/domain/help/help-pages";
import { capitalise } from "@marquee/domain/wire/capitalise";
import { address, document, navigation, type HelpAssets, type Pages } from "./page-frame.ts";
import type { HelpPage } from "./read-page.ts";
import { technicalPart } from "./technical.ts";

/** Who may do what the page is about, from the table of rights. */
function whoMay({ abilities }: HelpPage): Html | null {
  const [first, ...others] = abilities.map((ability) => GRANTS[ability]);
  if (first === undefined) return null;
  const who = [...new Set([first, ...others].map((grant) => grant.who(quotedPrivilege)))];
  return html`<p class="mt-3 max-w-160 text-small text-muted">
    <strong class="font-[550]">Who may:</strong> ${capitalise(who.join("; "))}.
  </p>`;
}

/** A link that is a card. */
const CARD = "block rounded-card border border-line-strong px-4 py-3.5 text-ink hover:bg-hover";

function neighbours(pages: Pages, name: string): Html {
  const at = HELP_PAGES.findIndex((each) => each === name);
  const link = (other: string | undefined, label: string, place = "") => {
    const page = other === undefined ? undefined : pages.get(other);
    return page === undefined
      ? html`<span></span>`
      : html`<a class="${`${CARD} ${place}`}" href="${address(page.name)}"
          ><span class="block text-small/6 text-muted">${label}</span
          ><strong class="block font-[550]">${page.title}</strong></a
        >`;
  };
  return html`<nav
    class="mt-12 grid grid-cols-2 gap-4 border-t pt-6 max-[800px]:grid-cols-1 print:hidden"
    aria-label="Previous and next page"
  >
    ${link(HELP_PAGES[at - 1], "Previous")}${link(HELP_PAGES[at + 1], "Next", "text-right max-[800px]:-order-1")}
  </nav>`;
}

const TAB =
  "-mb-px border-b-2 border-transparent py-2.5 text-body/6 font-medium text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink";
const PART = "max-w-[53.5rem] px-12 pt-7 max-[800px]:px-4";
const SUMMARY = "mt-2 max-w-160 text-[1rem]/6.5 text-muted";
const TITLE = "mt-1.5 text-display max-[800px]:text-[1.5rem]/8";

/** The two parts of a page, as tabs that stay in sight. Without scripts both are readable, one after the other. */
const parts = (functional: Html, technical: Html): Html =>
  html`<div
      class="sticky top-15 z-4 flex gap-6 border-b bg-surface px-12 max-[800px]:px-4 print:hidden"
      role="tablist"
      aria-label="Kind of help"
    >
      <a
        class="${TAB}"
        role="tab"
        id="tab-functional"
        href="#functional"
        aria-controls="functional"
        aria-selected="true"
        >Functional</a
      >
      <a
        class="${TAB}"
        role="tab"
        id="tab-technical"
        href="#technical"
        aria-controls="technical"
        aria-selected="false"
        >Technical</a
      >
    </div>
    ${functional}
    <section
      id="technical"
      class="help-content ${PART} print:block!"
      role="tabpanel"
      aria-labelledby="tab-technical"
    >
      <p class="text-small/6 text-muted">Technical</p>
      ${technical}
    </section>`;

/** The whole document of a page. */
export function renderPage(page: HelpPage, pages: Pages, assets: HelpAssets): string {
  const headings = page.headings.map(
    ({ id, text }) =>
      html`<li><a class="block border-l-2 py-1 pl-3 text-muted" href="#${id}">${text}</a></li>`,
  );
  return document({
    title: page.title,
    summary: page.summary,
    assets,
    navigation: navigation(pages, page.name),
    main: parts(
      html`<div class="${PART}" id="functional" role="tabpanel" aria-labelledby="tab-functional">
        <p class="text-small/6 text-muted">${helpGroup(page.name)}</p>
        <h1 class="${TITLE}">${page.title}</h1>
        <p class="${SUMMARY}">${page.summary}</p>
        ${whoMay(page)}
        <div class="help-content mt-4">${new Html(page.body)}</div>
        ${neighbours(pages, page.name)}
      </div>`,
      technicalPart(page),
    ),
    aside:
      headings.length < 2
        ? null
        : html`<aside
            class="sticky top-15 self-start pt-24 pr-6 text-small max-[1100px]:hidden [body:has(#functional[hidden])_&]:invisible print:hidden"
            aria-label="On this page"
          >
            <p class="mb-2 text-tiny/5 font-medium">On this page</p>
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
      html`<div class="${PART}" id="functional" role="tabpanel" aria-labelledby="tab-functional">
        <h1 class="${TITLE}">Help</h1>
        ${
          unknown
            ? html`<p
                class="mt-4 max-w-160 rounded-control bg-wait-tint px-3 py-2.5 text-wait-ink"
                role="status"
              >
                There is no help page at this address. These are all of them.
              </p>`
            : null
        }
        <p class="${SUMMARY}">Choose a page, or search by a word of it.</p>
        ${HELP_GROUPS.map(
          ({ title, pages: names }) =>
            html`<h2 class="mt-9 text-section">${title}</h2>
              <ul class="mt-3 grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
                ${names.map((name) => {
                  const page = pages.get(name);
                  return page === undefined
                    ? null
                    : html`<li>
                        <a class="${`${CARD} h-full`}" href="${address(name)}"
                          ><strong class="font-[550]">${page.title}</strong
                          ><span class="mt-1 block text-small text-muted">${page.summary}</span></a
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
