import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseAst, type Plugin, type Rolldown } from "vite";

/** Modules that load a page each, with the tables that name them by their path. */
export interface PageSources {
  /** Tables in which an object with a `path` imports its page's module. */
  readonly tables: readonly string[];
  /** What every page below a path loads besides, by the beginning of its path. */
  readonly besides: Readonly<Record<string, readonly string[]>>;
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

/** The text of a property of an object literal, or null. */
const propertyOf = (object: Node, name: string): string | null => {
  const property = childNodes(object).find(
    (each) => each.type === "Property" && isNode(each["key"]) && each["key"]["name"] === name,
  );
  return property ? literalText(property["value"]) : null;
};

const importsIn = (node: Node): readonly string[] => {
  const text = node.type === "ImportExpression" ? literalText(node["source"]) : null;
  return [...(text === null ? [] : [text]), ...childNodes(node).flatMap(importsIn)];
};

/** Every object with a path that loads a module, as `[path, module]`. */
function pagesIn(node: Node): readonly (readonly [path: string, module: string])[] {
  const path = node.type === "ObjectExpression" ? propertyOf(node, "path") : null;
  if (path === null) return childNodes(node).flatMap(pagesIn);
  return importsIn(node).map((module) => [path, module] as const);
}

/** The pages of a table, by the file of each page's module. */
function readTable(file: string): readonly (readonly [path: string, file: string])[] {
  const code = readFileSync(file, "utf8");
  const tree: unknown = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  if (!isNode(tree)) throw new Error(`${file} cannot be read`);
  return pagesIn(tree).map(([path, module]) => [path, resolve(dirname(file), module)] as const);
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

/** Writes `pages.json`: which chunks a page needs, by its path, so that the server names them in the page at once. */
export const pageChunks = ({ tables, besides }: PageSources): Plugin => ({
  name: "page-chunks",
  apply: "build",
  generateBundle(_options, bundle) {
    const pages = new Map<string, Set<string>>();
    const add = (path: string, modules: readonly string[]) => {
      const known = pages.get(path) ?? new Set();
      for (const module of modules) for (const chunk of chunksOf(bundle, module)) known.add(chunk);
      pages.set(path, known);
    };
    for (const [start, modules] of Object.entries(besides)) add(`${start}/*`, modules);
    for (const [path, module] of tables.flatMap(readTable)) {
      if (path.includes("$")) continue;
      const start = Object.keys(besides).find(
        (each) => path === each || path.startsWith(`${each}/`),
      );
      add(path, [...(start === undefined ? [] : (besides[start] ?? [])), module]);
    }
    const source = Object.fromEntries([...pages].map(([path, chunks]) => [path, [...chunks]]));
    this.emitFile({ type: "asset", fileName: ".vite/pages.json", source: JSON.stringify(source) });
  },
});
