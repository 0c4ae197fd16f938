import {
  descend,
  innermost,
  mentions,
  nodeIn,
  nodesIn,
  identifierName,
  type SyntaxNode,
} from "./syntax.ts";

/** Replaces a piece of a source. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A change of the kind that mutation testing makes. It is applied if `find` finds exactly one place. */
export interface Mutation {
  readonly operator: string;
  /** Code that it puts into the source: every name in it has to be known there. */
  readonly code: string;
  readonly find: (scope: SyntaxNode, source: string) => readonly Edit[];
}

const nodeText = (source: string, { start, end }: SyntaxNode): string => source.slice(start, end);
const replacing = ({ start, end }: SyntaxNode, text: string): Edit => ({ start, end, text });

const STATEMENTS: ReadonlySet<string> = new Set([
  "ExpressionStatement",
  "IfStatement",
  "ReturnStatement",
  "ThrowStatement",
  "VariableDeclaration",
]);

const statementsWith = (scope: SyntaxNode, words: readonly string[]): readonly SyntaxNode[] =>
  innermost(
    [...descend(scope)].filter((node) => STATEMENTS.has(node.type) && mentions(node, words)),
  );

/** The name that a call is made under: `f` of `f()` and of `x.f()`. */
function calleeOf(call: SyntaxNode): string | null {
  const callee = nodeIn(call, "callee");
  const named = callee && (nodeIn(callee, "property") ?? callee);
  return named && identifierName(named);
}

const findCalls = (
  scope: SyntaxNode,
  name: string,
  words: readonly string[] = [],
): readonly SyntaxNode[] =>
  [...descend(scope)].filter(
    (node) => node.type === "CallExpression" && calleeOf(node) === name && mentions(node, words),
  );

/** Takes a call out of the chain that mentions these words: `query.for("update")` becomes `query`. */
export const removeFromChain = (method: string, ...words: readonly string[]): Mutation => ({
  operator: `remove .${method}(…)`,
  code: "",
  find: (scope) =>
    findCalls(scope, method, words).flatMap((call) => {
      const callee = nodeIn(call, "callee");
      const chain = callee && nodeIn(callee, "object");
      return chain ? [{ start: chain.end, end: call.end, text: "" }] : [];
    }),
});

/** Removes the statement that mentions these words. It does not fit a declaration: what it declares is used. */
export const removeStatement = (...words: readonly string[]): Mutation => ({
  operator: `remove the statement with ${words.join(", ")}`,
  code: "",
  find: (scope) =>
    statementsWith(scope, words)
      .filter(({ type }) => type !== "VariableDeclaration")
      .map((statement) => replacing(statement, ";")),
});

/** Puts statements before the one that mentions these words. */
export const insertBefore = (code: string, ...words: readonly string[]): Mutation => ({
  operator: `insert before the statement with ${words.join(", ")}`,
  code,
  find: (scope) =>
    statementsWith(scope, words).map(({ start }) => ({ start, end: start, text: `${code} ` })),
});

const TESTED: ReadonlySet<string> = new Set(["ConditionalExpression", "IfStatement"]);

const decideTest = (operator: string, words: readonly string[], constant: string): Mutation => ({
  operator: `${operator} the condition with ${words.join(", ")}`,
  code: "",
  find: (scope, source) =>
    [...descend(scope)].flatMap((node) => {
      const test = TESTED.has(node.type) ? nodeIn(node, "test") : null;
      if (test === null || !mentions(test, words)) return [];
      return [replacing(test, `${constant} (${nodeText(source, test)})`)];
    }),
});

/** Makes a condition false: what follows is never done. */
export const neverIf = (...words: readonly string[]): Mutation =>
  decideTest("never meet", words, "false &&");

/** Makes a condition true: what follows is always done. */
export const alwaysIf = (...words: readonly string[]): Mutation =>
  decideTest("always meet", words, "true ||");

const JUNCTIONS: ReadonlySet<string> = new Set(["and", "or"]);

/** One operand of `&&`, `||`, `and(…)` or `or(…)`, with how it is left out. */
function operandsOf(node: SyntaxNode, source: string): readonly (readonly [SyntaxNode, Edit])[] {
  if (node.type === "LogicalExpression" && node["operator"] !== "??") {
    const left = nodeIn(node, "left");
    const right = nodeIn(node, "right");
    if (left === null || right === null) return [];
    return [
      [left, replacing(node, nodeText(source, right))],
      [right, replacing(node, nodeText(source, left))],
    ];
  }
  if (node.type !== "CallExpression" || !JUNCTIONS.has(calleeOf(node) ?? "")) return [];
  return nodesIn(node, "arguments").map((operand) => [operand, replacing(operand, "undefined")]);
}

/** The innermost operands that mention these words. */
function operandsWith(scope: SyntaxNode, source: string, words: readonly string[]) {
  const operands = [...descend(scope)]
    .flatMap((node) => operandsOf(node, source))
    .filter(([operand]) => mentions(operand, words));
  const inner = innermost(operands.map(([operand]) => operand));
  return operands.filter(([operand]) => inner.includes(operand));
}

/** Leaves out the operand of a condition that mentions these words. */
export const dropOperand = (...words: readonly string[]): Mutation => ({
  operator: `drop the operand with ${words.join(", ")}`,
  code: "",
  find: (scope, source) => operandsWith(scope, source, words).map(([, edit]) => edit),
});

/** Takes the operand of a condition that mentions these words for true. */
export const assume = (...words: readonly string[]): Mutation => ({
  operator: `assume the operand with ${words.join(", ")}`,
  code: "",
  find: (scope, source) =>
    operandsWith(scope, source, words).map(([operand]) => replacing(operand, "true")),
});

/** Gives a property of an object literal another value. */
export const setProperty = (key: string, code: string): Mutation => ({
  operator: `set the property ${key}`,
  code,
  find: (scope) =>
    [...descend(scope)]
      .filter(({ type }) => type === "ObjectExpression")
      .flatMap((literal) => nodesIn(literal, "properties"))
      .flatMap((property) => {
        const named = property.type === "Property" ? nodeIn(property, "key") : null;
        const value = nodeIn(property, "value");
        if (named === null || value === null || identifierName(named) !== key) return [];
        return [
          property["shorthand"] === true
            ? replacing(property, `${key}: ${code}`)
            : replacing(value, code),
        ];
      }),
});

/** Gives a constant another value. */
export const setConstant = (name: string, code: string): Mutation => ({
  operator: `set the constant ${name}`,
  code,
  find: (scope) =>
    [...descend(scope)].flatMap((node) => {
      const id = node.type === "VariableDeclarator" ? nodeIn(node, "id") : null;
      const value = nodeIn(node, "init");
      return id && value && identifierName(id) === name ? [replacing(value, code)] : [];
    }),
});

/** Puts another value in the place of a string. */
export const replaceString = (text: string, code: string): Mutation => ({
  operator: `replace "${text}"`,
  code,
  find: (scope) =>
    [...descend(scope)]
      .filter((node) => node.type === "Literal" && identifierName(node) === text)
      .map((node) => replacing(node, code)),
});

/** Puts another expression in the place of a call of this name that mentions these words. */
export const replaceCall = (name: string, code: string, ...words: readonly string[]): Mutation => ({
  operator: `replace the call of ${name}`,
  code,
  find: (scope) => findCalls(scope, name, words).map((call) => replacing(call, code)),
});

/** Calls another method of the same object. */
export const renameCall = (from: string, to: string): Mutation => ({
  operator: `call .${to}(…) instead of .${from}(…)`,
  code: "",
  find: (scope) =>
    findCalls(scope, from).flatMap((call) => {
      const callee = nodeIn(call, "callee");
      const method = callee && nodeIn(callee, "property");
      return method ? [replacing(method, to)] : [];
    }),
});

/** Gives a call of this name another argument at a place, counted from 0. */
export const setArgument = (name: string, index: number, code: string): Mutation => ({
  operator: `set argument ${index} of ${name}`,
  code,
  find: (scope) =>
    findCalls(scope, name).flatMap((call) => {
      const argument = nodesIn(call, "arguments")[index];
      return argument ? [replacing(argument, code)] : [];
    }),
});

/** Puts statements at the beginning of a case of a switch. */
export const insertInCase = (label: string, code: string): Mutation => ({
  operator: `insert in case "${label}"`,
  code,
  find: (scope, source) =>
    [...descend(scope)].flatMap((node) => {
      const test = node.type === "SwitchCase" ? nodeIn(node, "test") : null;
      if (test === null || identifierName(test) !== label) return [];
      const colon = source.indexOf(":", test.end) + 1;
      return [{ start: colon, end: colon, text: ` ${code}` }];
    }),
});
