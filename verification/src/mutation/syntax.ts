import { parseSync } from "oxc-parser";

/** A node of a syntax tree in the ESTree form, with its position in the source. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Parses a TypeScript module; throws if it is none. */
export function parseModule(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source, { lang: "ts" });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const root: unknown = program;
  if (!isNode(root)) throw new Error(`${file} has no syntax tree`);
  return root;
}

/** The nodes right below a node, in the order of the source. */
export const childNodes = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** A node and everything below it, in the order of the source. */
export function* descend(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childNodes(node)) yield* descend(child);
}

/** Reads a field that holds one node. */
export function nodeIn(node: SyntaxNode, field: string): SyntaxNode | null {
  const value = node[field];
  return isNode(value) ? value : null;
}

/** Reads a field that holds a list of nodes. */
export function nodesIn(node: SyntaxNode, field: string): readonly SyntaxNode[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text of an identifier, a private name or a string; null for every other node. */
export function identifierName(node: SyntaxNode): string | null {
  const text = node.type === "Literal" ? node["value"] : node["name"];
  return typeof text === "string" ? text : null;
}

const hasWord = (node: SyntaxNode, word: string): boolean => {
  if (identifierName(node) === word) return true;
  const value = node["value"];
  // A piece of a template.
  return (
    node.type === "TemplateElement" &&
    typeof value === "object" &&
    value !== null &&
    "raw" in value &&
    String(value.raw).includes(word)
  );
};

/** Whether every one of these identifiers or strings is in a node, and none of those that begin with a minus. */
export const mentions = (node: SyntaxNode, words: readonly string[]): boolean =>
  words.every((word) => {
    const isForbidden = word.startsWith("-");
    const wanted = isForbidden ? word.slice(1) : word;
    return [...descend(node)].some((below) => hasWord(below, wanted)) !== isForbidden;
  });

/** Those of the nodes that have none of the others below them. */
export const innermost = (nodes: readonly SyntaxNode[]): readonly SyntaxNode[] =>
  nodes.filter(
    (node) =>
      !nodes.some((other) => other !== node && other.start >= node.start && other.end <= node.end),
  );

const NAMED: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "MethodDefinition",
  "VariableDeclarator",
]);

/** The functions and constants of this name, wherever they are declared. */
export const declarationsOf = (root: SyntaxNode, name: string): readonly SyntaxNode[] =>
  [...descend(root)].filter((node) => {
    if (!NAMED.has(node.type)) return false;
    const named = nodeIn(node, "id") ?? nodeIn(node, "key");
    return named !== null && identifierName(named) === name;
  });
