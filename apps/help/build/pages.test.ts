import { INCLUDED_ITEMS } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { HELP_PAGES, SAME_PAGE, SCREEN_HELP } from "@marquee/domain/help/help-pages";
import { HELP_TITLES } from "@marquee/domain/help/help-titles";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { figureText, typedFigures } from "./figures.ts";
import { IMAGES, ROOT } from "./folders.ts";
import { readProductText } from "./product-text.ts";
import { readPage, type HelpPage } from "./read-page.ts";
import { renderIndex, renderPage } from "./render-page.ts";

const ASSETS = { script: "/help.js", style: "/help.css" };
/** What the specification promises, and the time of authenticator apps. */
const OF_OTHERS: ReadonlySet<string> = new Set(["24 hours", "within 24 hours", "30 seconds"]);
const product = readProductText();
let pages: ReadonlyMap<string, HelpPage> = new Map();
const findPage = (name: string): HelpPage => {
  const page = pages.get(name);
  if (!page) throw new Error(`there is no page ${name}`);
  return page;
};
const render = (name: string): string => renderPage(findPage(name), pages, ASSETS);

beforeAll(async () => {
  const read = await Promise.all(HELP_PAGES.map((name) => readPage(name, product)));
  pages = new Map(read.map((page) => [page.name, page]));
});

describe("the documents of the help", () => {
  it("[HELP-1] are those that the product lists", () => {
    const files = globSync("docs/help/*.md", { cwd: ROOT }).map((file) => basename(file, ".md"));
    expect(files.toSorted()).toEqual([...HELP_PAGES].toSorted());
  });

  it.each(HELP_PAGES)(
    "[HELP-4] %s says steps, faults and what next in 150 to 500 words",
    (name) => {
      const { text, headings } = findPage(name);
      const words = text.split(" ").length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(500);
      const titles = headings.map((heading) => heading.text);
      expect(titles.slice(-2)).toEqual(["If something goes wrong", "What next"]);
      expect(titles.length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(HELP_PAGES)("[HELP-12] %s is named as in its own title", (name) => {
    expect(HELP_TITLES[name]).toBe(findPage(name).title);
  });

  it.each(HELP_PAGES)("[HELP-5] %s links to pages and headings that are there", (name) => {
    const known = new Set<string>([...HELP_PAGES, ...Object.keys(SAME_PAGE)]);
    const links = [...findPage(name).body.matchAll(/href="([^"#]*)#?([^"]*)"/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, to = "", heading = ""] of links) {
      expect(known, `${name} links to ${to}`).toContain(to);
      const parts = ["", "technical", ...findPage(to).headings.map(({ id }) => id)];
      expect(parts, `${name} links to #${heading} of ${to}`).toContain(heading);
    }
  });

  const LINKS = [...Object.values(SCREEN_HELP), ...Object.values(HELP_LINKS)];

  it.each([...new Set(LINKS)])("[HELP-11] %s is a heading of a page", (to) => {
    const [name = "", heading] = to.split("#");
    const { headings, panelBody } = findPage(name);
    if (heading === undefined) return;
    expect(headings.map(({ id }) => id)).toContain(heading);
    expect(panelBody).toContain(`id="help-${heading}"`);
  });

  it("[HELP-13] shows every image that was taken, in one size, in few bytes and with a text in its place", () => {
    const images = [...pages.values()].flatMap((page) => page.images);
    const taken = globSync("*.png", { cwd: IMAGES }).map((file) => `images/${file}`);
    expect(images.map(({ file }) => file).toSorted()).toEqual(taken.toSorted());
    expect(taken.length).toBeGreaterThan(20);
    for (const { file, alt, width, height, bytes } of images) {
      expect({ file, width, height }).toEqual({ file, width: 1280, height: 800 });
      expect({ file, tooLarge: bytes > 90_000 }).toEqual({ file, tooLarge: false });
      expect({ file, described: alt.length > 20 }).toEqual({ file, described: true });
    }
  });

  it("[HELP-10] opens a whole page in a new tab from each link of the side panel", () => {
    const { panelBody } = findPage("create-new-offer");
    const links = panelBody.match(/<a [^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links)
      expect(link).toMatch(/href="\/ADMIN-UI\/help\/[^"]+" target="_blank" rel="noreferrer"/);
    expect(panelBody).not.toContain("<h2");
  });

  it("[HELP-3] rejects a page that names what the product does not have", async () => {
    const nothing = { source: "", menu: new Set<string>() };
    await expect(readPage("create-new-offer", nothing)).rejects.toThrow(
      /create-new-offer.md: the product has no (menu|ui)/,
    );
  });

  it("[HELP-6] has the rules, abilities and calls of the screen in the technical part", () => {
    const text = render("create-new-offer");
    expect(text).toContain("OFFER-V1");
    expect(text).toContain("ACCESS-A9");
    expect(text).toContain("POST /offers/:encEmail");
  });

  it("[HELP-7] prices its examples by the rule of flyers", () => {
    const { text } = findPage("campaign");
    expect(text).toContain("1 item, 7 days, 1 city: CAD 7.00");
    expect(text).toContain("8 items, 7 days, 3 cities: CAD 33.60");
  });

  it("[HELP-14] writes figures by the constants of the product, and rejects one that is not there", () => {
    expect(findPage("help-products").text).toContain("at most 1,000 products and 5 MB");
    expect(findPage("campaign").text).toContain("Up to 5 items cost 1.00 a day in each city");
    expect(findPage("update-user").text).toContain("good for 7 days");
    expect(figureText("includedItems")).toBe(String(INCLUDED_ITEMS));
    expect([figureText("nothing"), figureText("toString")]).toEqual([undefined, undefined]);
  });

  it.each(HELP_PAGES)(
    "[HELP-14] %s has no figure that a constant of ours decides",
    async (name) => {
      const source = await readFile(join(ROOT, `docs/help/${name}.md`), "utf8");
      expect(typedFigures(source).filter((figure) => !OF_OTHERS.has(figure))).toEqual([]);
    },
  );

  it("[HELP-14] finds figures that are typed", () => {
    expect(typedFigures("A file has 5 MB. For ten seconds it is there.")).toEqual([
      "5 MB",
      "For ten seconds",
    ]);
    expect(
      typedFigures("It has :figure[importedMegabytes] MB, and 1 item :price{items=1}"),
    ).toEqual([]);
  });

  it.each(HELP_PAGES)(
    "[HELP-8] %s has one main heading, no id twice and no level left out",
    (name) => {
      const text = render(name);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids).toEqual([...new Set(ids)]);
      const levels = [...text.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [at, level] of levels.entries())
        expect(level - (levels[at - 1] ?? level)).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(/<th(?![^>]*scope)[^>]*>\s*<\/th>/);
    },
  );

  it("[HELP-8] is whole without a script, and lists every page in its index", () => {
    const text = render("signup");
    expect(text).toContain('<meta name="description"');
    expect(text).toContain('aria-current="page"');
    const index = renderIndex(pages, ASSETS, true);
    for (const name of HELP_PAGES) expect(index).toContain(`/ADMIN-UI/help/${name}"`);
    expect(index).toContain("There is no help page at this address");
    expect(renderIndex(pages, ASSETS)).not.toContain("There is no help page");
  });
});
