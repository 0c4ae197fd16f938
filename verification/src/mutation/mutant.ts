import { applyEdits } from "./apply-edits.ts";
import type { Mutation } from "./operators.ts";
import {
  declarationsOf,
  descend,
  nodeIn,
  parseModule,
  identifierName,
  type SyntaxNode,
} from "./syntax.ts";

/** A mistake that a developer could make, as one change of the syntax tree of a product's source. */
export interface Mutant {
  /** What would go wrong, in a sentence. It names the mutant. */
  readonly description: string;
  /** Below `apps/server/src`. */
  readonly file: string;
  /** The function or constant that is changed. */
  readonly within: string;
  readonly mutation: Mutation;
}

/** Names that every module knows. */
const GLOBALS: ReadonlySet<string> = new Set(["Promise", "performance", "undefined"]);

/** The names that code refers to, without those of properties. */
function namesIn(root: SyntaxNode): ReadonlySet<string> {
  const nodes = [...descend(root)];
  const properties = new Set(
    nodes.flatMap((node) => {
      const isProperty = node.type === "MemberExpression" && node["computed"] !== true;
      const isKey = node.type === "Property" && node["shorthand"] !== true;
      const name = isProperty ? nodeIn(node, "property") : isKey ? nodeIn(node, "key") : null;
      return name === null ? [] : [name];
    }),
  );
  const names = nodes.filter((node) => node.type === "Identifier" && !properties.has(node));
  return new Set(names.map((node) => identifierName(node) ?? ""));
}

/** The names of the inserted code that the source does not know. */
function unknownNames({ mutation }: Mutant, root: SyntaxNode): readonly string[] {
  const inserted = parseModule(
    "inserted.ts",
    `async function* inserted() { ${asStatements(mutation.code)} }`,
  );
  const known = new Set([...descend(root)].map((node) => identifierName(node)));
  return [...namesIn(inserted)].filter(
    (name) => name !== "inserted" && !known.has(name) && !GLOBALS.has(name),
  );
}

/** Code is an expression or statements. */
const asStatements = (code: string): string =>
  code === "" || /;\s*$/.test(code) ? code : `void (${code});`;

/** The source with the mutant in it; throws if it no longer fits. */
export function applyMutant(mutant: Mutant, source: string): string {
  const { description, file, within, mutation } = mutant;
  const refuse = (why: string): never => {
    throw new Error(`The mutant "${description}" no longer fits ${file}: ${why}.`);
  };
  const root = parseModule(file, source);
  const [scope, another] = declarationsOf(root, within);
  if (!scope) return refuse(`there is no ${within}`);
  if (another) return refuse(`there is more than one ${within}`);
  const edits = mutation.find(scope, source);
  if (edits.length !== 1)
    return refuse(`in ${within} there are ${edits.length} places to ${mutation.operator}`);
  const unknown = unknownNames(mutant, root);
  if (unknown.length > 0) return refuse(`it does not know ${unknown.join(", ")}`);
  const mutated = applyEdits(source, edits);
  parseModule(file, mutated);
  return mutated;
}
