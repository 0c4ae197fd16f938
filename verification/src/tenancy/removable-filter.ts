import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { applyEdits } from "../mutation/apply-edits.ts";
import { sourceText, SOURCES } from "../mutation/load-mutated.ts";
import type { Edit } from "../mutation/operators.ts";
import {
  descend,
  nodeIn,
  nodesIn,
  parseModule,
  identifierName,
  type SyntaxNode,
} from "../mutation/syntax.ts";

const SOURCES_URL = `${pathToFileURL(SOURCES).href}/`;
/** The functions that make the tenant filter of a query. */
const FILTERS: ReadonlySet<string> = new Set(["inScope", "ofPersonInScope"]);
/** What makes the filter does not use it; tests are no part of the product. */
const EXCLUDED = /^platform\/tenancy\/|\.test\.ts$/;

type Filter = (...parameters: readonly unknown[]) => unknown;

declare global {
  /** Called when the sources call a tenant filter, with the call site and the filter. */
  var tenantFilterAt: (callSite: string, filter: Filter) => Filter;
}

/** A call of the tenant filter in a source. */
interface FilterCall {
  /** The file, the declaration it is in, and, from the second on, which one there: `offers/queries.ts findOffer 2`. */
  readonly callSite: string;
  readonly callee: SyntaxNode;
}

/** The name of a declaration of a module, exported or not. */
function declaredName(statement: SyntaxNode): string {
  const declaration = nodeIn(statement, "declaration") ?? statement;
  const [declarator = declaration] = nodesIn(declaration, "declarations");
  const id = nodeIn(declarator, "id");
  return (id && identifierName(id)) ?? declaration.type;
}

/** Every call of the tenant filter in a source. */
function filterCallsIn(file: string, source: string): readonly FilterCall[] {
  if (EXCLUDED.test(file)) return [];
  return nodesIn(parseModule(file, source), "body").flatMap((statement) => {
    const callees = [...descend(statement)].flatMap((node) => {
      const callee = node.type === "CallExpression" ? nodeIn(node, "callee") : null;
      return callee && callee.type === "Identifier" && FILTERS.has(identifierName(callee) ?? "")
        ? [callee]
        : [];
    });
    return callees.map((callee, index) => ({
      callSite: `${file} ${declaredName(statement)}${index === 0 ? "" : ` ${index + 1}`}`,
      callee,
    }));
  });
}

/** Every call site of the tenant filter in the product. */
export const filterCallSites = (): readonly string[] =>
  globSync("**/*.ts", { cwd: SOURCES })
    .toSorted()
    .flatMap((file) => filterCallsIn(file, readFileSync(join(SOURCES, file), "utf8")))
    .map(({ callSite }) => callSite);

/** The source with its calls of the filter led over `tenantFilterAt`. */
export function instrument(file: string, source: string): string {
  const edits = filterCallsIn(file, source).map(({ callSite, callee: { start, end } }): Edit => {
    const filter = source.slice(start, end);
    return { start, end, text: `tenantFilterAt(${JSON.stringify(callSite)}, ${filter})` };
  });
  return applyEdits(source, edits);
}

/** The tenant filter of the product, which can be removed at one call site. The sources themselves hold no switch for it. */
export class RemovableFilter {
  /** The call site at which it is removed; null if it is used everywhere. */
  removedAt: string | null = null;
  /** The call sites at which it has restricted a query. */
  readonly usedAt = new Set<string>();

  /** From now on the modules of the product are loaded so that the filter can be removed. */
  constructor() {
    globalThis.tenantFilterAt =
      (callSite, filter) =>
      (...parameters) => {
        const condition = filter(...parameters);
        if (condition !== undefined) this.usedAt.add(callSite);
        return callSite === this.removedAt ? undefined : condition;
      };
    registerHooks({
      load: (url, context, next) => {
        const loaded = next(url, context);
        if (!url.startsWith(SOURCES_URL)) return loaded;
        const file = url.slice(SOURCES_URL.length);
        return { ...loaded, source: instrument(file, sourceText(loaded.source)) };
      },
    });
  }
}
