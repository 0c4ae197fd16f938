import { HELP_PAGES, SAME_PAGE } from "@marquee/domain/help/help-pages";
import tailwind from "@tailwindcss/vite";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { PAGES } from "./build/folders.ts";
import { BASE } from "./build/page-frame.ts";
import { readProductText } from "./build/product-text.ts";
import { readPage } from "./build/read-page.ts";
import { renderIndex, renderPage } from "./build/render-page.ts";
import { searchEntry } from "./build/search-entry.ts";

/** Renders every page of docs/help once the assets have their names, and what the search looks through. */
const helpPages: Plugin = {
  name: "help-pages",
  async generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const file = (is: (name: string) => boolean) => {
      const found = files.find(({ fileName }) => is(fileName));
      if (!found) throw new Error("the help was built without its script or its style");
      return `${BASE}/${found.fileName}`;
    };
    const assets = {
      script: file((name) => name.endsWith(".js")),
      style: file((name) => name.endsWith(".css")),
    };
    const product = readProductText();
    const imageHref = (file: string): string => {
      const source = readFileSync(join(PAGES, file));
      const name = basename(file);
      return `${BASE}/${this.getFileName(this.emitFile({ type: "asset", name, source }))}`;
    };
    const read = await Promise.all(HELP_PAGES.map((name) => readPage(name, product, imageHref)));
    const pages = new Map(read.map((page) => [page.name, page]));
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: "asset", fileName, source });
    for (const page of read) {
      const { name, title, summary, panelBody } = page;
      emit(`${name}.html`, renderPage(page, pages, assets));
      emit(`panel/${name}.json`, JSON.stringify({ title, summary, body: panelBody }));
    }
    for (const [name, same] of Object.entries(SAME_PAGE)) {
      const page = pages.get(same);
      if (page) emit(`${name}.html`, renderPage(page, pages, assets));
    }
    emit("index.html", renderIndex(pages, assets));
    emit("unknown.html", renderIndex(pages, assets, true));
    emit("search.json", JSON.stringify(read.map(searchEntry)));
  },
};

export default defineConfig({
  base: `${BASE}/`,
  plugins: [tailwind(), helpPages],
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: "src/main.ts" },
  },
  server: { port: 5175 },
});
