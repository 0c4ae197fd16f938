import type MiniSearch from "minisearch";
import { indexPages, searchPages, type SearchEntry } from "./search-index.ts";

const BASE = import.meta.env.BASE_URL;
const MOST = 8;

async function loadIndex(): Promise<MiniSearch<SearchEntry>> {
  const response = await fetch(`${BASE}search.json`);
  const entries: readonly SearchEntry[] = await response.json();
  if (entries.length === 0) throw new Error("the index of the search is empty");
  return indexPages(entries);
}

/** What can be searched while the index is not there: the titles, which every page lists. */
const indexTitles = (): MiniSearch<SearchEntry> =>
  indexPages(
    [...document.querySelectorAll<HTMLAnchorElement>("#pages a")].map((link) => ({
      name: link.pathname.slice(BASE.length),
      title: link.textContent.trim(),
      summary: "",
      headings: "",
      words: "",
      text: "",
    })),
  );

function resultItem(name: string, title: string, summary: string, at: number): HTMLLIElement {
  const item = document.createElement("li");
  item.role = "option";
  item.id = `result-${at}`;
  item.className = "group";
  const link = document.createElement("a");
  link.href = `${BASE}${name}`;
  link.tabIndex = -1;
  link.className =
    "block rounded-control px-3 py-2 text-ink group-aria-selected:bg-accent-tint hover:bg-accent-tint";
  const strong = document.createElement("strong");
  strong.className = "font-[550]";
  strong.textContent = title;
  const span = document.createElement("span");
  span.className = "block truncate text-small/6 text-muted";
  span.textContent = summary;
  link.append(strong, span);
  item.append(link);
  return item;
}

function nothingItem(): HTMLLIElement {
  const item = document.createElement("li");
  item.className = "p-3";
  const link = document.createElement("a");
  link.href = `${BASE}how-to-convert-your-account-into-an-agency`;
  link.className = "text-accent-text underline";
  link.textContent = "Contact";
  item.append("No page says this. ", link);
  return item;
}

/** The search over all pages: its index is fetched once, when the field is entered, and needs no connection after that. */
export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>("#search");
  const list = document.querySelector<HTMLUListElement>("#results");
  if (!input || !list) return;
  let loading: Promise<MiniSearch<SearchEntry>> | null = null;
  let chosen = -1;
  // a fetch that failed is repeated with the next letter
  const index = () =>
    (loading ??= loadIndex().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
  const choose = (at: number) => {
    const options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
    chosen = options.length === 0 ? -1 : (at + options.length) % options.length;
    for (const [each, option] of options.entries()) option.ariaSelected = String(each === chosen);
    input.setAttribute("aria-activedescendant", options[chosen]?.id ?? "");
  };
  const close = () => {
    list.hidden = true;
    input.ariaExpanded = "false";
    input.removeAttribute("aria-activedescendant");
    chosen = -1;
  };
  const search = async () => {
    const words = input.value.trim();
    if (words === "") return close();
    const pages = await index().catch(indexTitles);
    const found = searchPages(pages, words).slice(0, MOST);
    if (input.value.trim() !== words) return;
    list.replaceChildren(
      ...(found.length === 0
        ? [nothingItem()]
        : found.map(({ id, title, summary }, at) =>
            resultItem(String(id), String(title), String(summary), at),
          )),
    );
    list.hidden = false;
    input.ariaExpanded = "true";
    choose(0);
  };
  const start = () => void search();
  input.addEventListener("focus", () => void index().catch(() => {}));
  input.addEventListener("input", start);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) return start();
      choose(chosen + (event.key === "ArrowDown" ? 1 : -1));
    }
    if (event.key === "Enter" && !list.hidden)
      list.querySelectorAll<HTMLAnchorElement>('[role="option"] a')[chosen]?.click();
    if (event.key === "Escape") close();
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Node && !list.parentElement?.contains(event.target)) close();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
  });
  // what was typed before this was loaded is searched, too
  if (document.activeElement === input) start();
}
