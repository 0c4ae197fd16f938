import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parseAst, runnerImport, type Plugin, type Rolldown } from "vite";

/** Modules that load a page each, with the tables that name them by their path. */
export interface PageSources {
  /** Tables in which an object with a `path` imports its page's module. */
  readonly tables: readonly string[];
  /** A table whose pages have their chunks loaded by what imports them. */
  readonly unnamed: string;
  /** What every page below a path loads besides, by the beginning of its path. */
  readonly besides: Readonly<Record<string, readonly string[]>>;
  /** Addresses that lead to a page, with its path; a `$` is any end of an address. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The module that draws the outlines, as `DRAWN`. */
  readonly outlines: string;
}

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childNodes = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const literalText = (node: unknown): string | null =>
  isNode(node) && node.type === "Literal" && typeof node["value"] === "string"
    ? node["value"]
    : null;

/** The value of a property of an object literal. */
const valueOf = (object: Node, name: string): unknown =>
  childNodes(object).find(
    (each) => each.type === "Property" && isNode(each["key"]) && each["key"]["name"] === name,
  )?.["value"];

/** The texts of an array literal; empty for anything else. */
const textsOf = (array: unknown): readonly string[] =>
  isNode(array) ? childNodes(array).flatMap((each) => literalText(each) ?? []) : [];

const importsIn = (node: Node): readonly string[] => {
  const text = node.type === "ImportExpression" ? literalText(node["source"]) : null;
  return [...(text === null ? [] : [text]), ...childNodes(node).flatMap(importsIn)];
};

/** A page as its table has it: its names, and what its outline is. */
interface TablePage {
  readonly path: string;
  readonly modules: readonly string[];
  readonly kind: string;
  readonly title: string;
  readonly titles: Readonly<Record<string, string>>;
}

/** The texts of an object literal by their names. */
const textsIn = (object: Node): Readonly<Record<string, string>> =>
  Object.fromEntries(
    childNodes(object).flatMap((each) => {
      const { key } = each;
      const text = literalText(each["value"]);
      const name = isNode(key) ? (literalText(key) ?? key["name"]) : null;
      return typeof name === "string" && text !== null ? [[name, text] as const] : [];
    }),
  );

/** The first object in a page that has a kind and a title; it may be the page itself. */
function namesIn(node: Node): Pick<TablePage, "kind" | "title" | "titles"> | null {
  if (node.type === "ObjectExpression") {
    const { kind, title } = textsIn(node);
    const named = valueOf(node, "titles");
    if (kind !== undefined && title !== undefined)
      return { kind, title, titles: isNode(named) ? textsIn(named) : {} };
  }
  for (const child of childNodes(node)) {
    const found = namesIn(child);
    if (found) return found;
  }
  return null;
}

/** Every object with a path that loads a module. */
function pagesIn(node: Node): readonly TablePage[] {
  const path = node.type === "ObjectExpression" ? literalText(valueOf(node, "path")) : null;
  if (path === null) return childNodes(node).flatMap(pagesIn);
  const modules = importsIn(node);
  if (modules.length === 0) return [];
  const names = namesIn(node);
  if (names === null) throw new Error(`${path} has no kind and no title`);
  return [path, ...textsOf(valueOf(node, "aliases"))].map((each) => ({
    path: each,
    modules,
    ...names,
  }));
}

/** The pages of a table, by the files of their modules. */
function readTable(file: string): readonly TablePage[] {
  const code = readFileSync(file, "utf8");
  const tree: unknown = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  if (!isNode(tree)) throw new Error(`${file} cannot be read`);
  return pagesIn(tree).map((page) => ({
    ...page,
    modules: page.modules.map((module) => resolve(dirname(file), module)),
  }));
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunk of a module and all it imports, each before what needs it. */
function chunksOf(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const chunks: Chunks = new Map(
    Object.values(bundle).flatMap((each) =>
      each.type === "chunk" ? [[each.fileName, each] as const] : [],
    ),
  );
  const home = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module));
  if (!home) throw new Error(`${module} is in no chunk`);
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  add(home.fileName);
  return [...found].toReversed();
}

/** The outline of each kind of page, as the components of the panel draw it. */
async function drawOutlines(module: string): Promise<Readonly<Record<string, string>>> {
  const { module: drawn } = await runnerImport<{
    readonly DRAWN: Readonly<Record<string, ReactNode>>;
  }>(module, { configFile: false, logLevel: "error" });
  return Object.fromEntries(
    Object.entries(drawn.DRAWN).map(([kind, outline]) => [kind, renderToStaticMarkup(outline)]),
  );
}

/**
 * Writes `pages.json`: which chunks a page needs, what it is called and what its outline is, by its path, so that the server has all of
 * them in the page at once (SCREEN-P1, SCREEN-G4, SCREEN-G11).
 */
export const pageChunks = ({
  tables,
  unnamed,
  besides,
  redirects,
  outlines,
}: PageSources): Plugin => ({
  name: "page-chunks",
  apply: "build",
  async generateBundle(_options, bundle) {
    const chunks = new Map<string, Set<string>>();
    const add = (path: string, modules: readonly string[]) => {
      const known = chunks.get(path) ?? new Set();
      for (const module of modules) for (const chunk of chunksOf(bundle, module)) known.add(chunk);
      chunks.set(path, known);
    };
    for (const [start, modules] of Object.entries(besides)) add(`${start}/*`, modules);
    const pages = tables.flatMap(readTable);
    for (const { path, modules } of tables.filter((each) => each !== unnamed).flatMap(readTable)) {
      const start = Object.keys(besides).find(
        (each) => path === each || path.startsWith(`${each}/`),
      );
      add(path, [...(start === undefined ? [] : (besides[start] ?? [])), ...modules]);
    }
    const source = {
      chunks: Object.fromEntries([...chunks].map(([path, files]) => [path, [...files]])),
      names: Object.fromEntries(
        pages.map(({ path, kind, title, titles }) => [path, { kind, title, titles }]),
      ),
      redirects,
      outlines: await drawOutlines(outlines),
    };
    this.emitFile({ type: "asset", fileName: ".vite/pages.json", source: JSON.stringify(source) });
  },
});
