/**
 * An exported function says what it returns, refuses and why it is there: its readers are in other files.
 */

const TEST_FILE = /\.(test|e2e|config)\.[jt]sx?$|\.walk\.test\./;
const FUNCTION = /^(FunctionDeclaration|TSDeclareFunction)$/;
const VALUE = /^(ArrowFunctionExpression|FunctionExpression)$/;

/** The name of the function that a statement exports; null if it exports anything else. */
export function exportedFunction(statement) {
  if (statement?.type !== "ExportNamedDeclaration") return null;
  const { declaration } = statement;
  if (declaration === null || declaration === undefined) return null;
  if (FUNCTION.test(declaration.type)) return declaration.id?.name ?? null;
  if (declaration.type !== "VariableDeclaration") return null;
  const [first] = declaration.declarations;
  return VALUE.test(first?.init?.type) ? first.id.name : null;
}

/** Returns the exported functions of a file without a docstring; that of a function with overloads is before the first one. */
export function undocumented(body, hasDocstring) {
  return body.filter((statement, index) => {
    const name = exportedFunction(statement);
    if (name === null || hasDocstring(statement)) return false;
    return exportedFunction(body[index - 1]) !== name;
  });
}

const create = (context) => {
  if (TEST_FILE.test(context.filename)) return {};
  const { sourceCode } = context;
  const hasDocstring = (node) => {
    const last = sourceCode.getCommentsBefore(node).at(-1);
    return last?.type === "Block" && last.value.startsWith("*");
  };
  return {
    Program({ body }) {
      for (const node of undocumented(body, hasDocstring))
        context.report({ node, message: "an exported function needs a docstring" });
    },
  };
};

export default { meta: { name: "docstrings" }, rules: { "exported-function": { create } } };
