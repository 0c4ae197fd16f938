/**
 * A text that changes has an element of its own if an element or a condition is beside it: a browser that translates the page
 * wraps text nodes, and React then changes one that is no longer there (SCREEN-X1).
 */

const TEST_FILE = /\.test\.tsx$|\/testing\//;

/** What parts call a property that holds elements. */
const ELEMENTS =
  /^(children|icon|action|actions|badge|header|content|dialog|image|lead|above|panel|palette|search|picks|note|plus|end|start|more|choose|rows|body|foot|aside|trigger|control|detail|picture|buttons?|list|link|line|sign|arrow|empty|add|close|head|sheet|field|fields|facts|logo|mark|preview|form|steps?|node|view|cell|items|filters|tabs|screen|input|configure|update|another|anew|instead|unset|held|failure|crumb|find|status|parts|page|shown)$|(Icon|Button|Dialog|Element|Node|Panel|Header|Cell|Field|Link|Badge|Mark|Note|Part)$/i;
/** Calls that render elements. */
const RENDERS = /^(map|flatMap|from|createPortal|children|render\w*|cell|content|day)$/;

const isBlank = (node) =>
  node.type === "JSXText" && /^\s*$/.test(node.value) && node.value.includes("\n");

const nameOf = (node) => {
  if (node.type === "Identifier") return node.name;
  if (node.type === "ChainExpression") return nameOf(node.expression);
  if (node.type === "MemberExpression")
    return node.property.type === "Identifier" && !node.computed ? node.property.name : null;
  return null;
};

/** Whether an expression renders an element, in one case at least, or nothing. */
function isElement(node) {
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return true;
    case "ConditionalExpression":
      return isElement(node.consequent) || isElement(node.alternate);
    case "LogicalExpression":
      return isElement(node.right);
    default:
      return false;
  }
}

/** Whether an expression renders a text that can change. */
function isText(node) {
  switch (node.type) {
    case "TemplateLiteral":
      return node.expressions.length > 0;
    case "BinaryExpression":
      return node.operator === "+";
    case "ConditionalExpression":
      return [node.consequent, node.alternate].some((each) => isText(each) || isFixedText(each));
    case "LogicalExpression":
      return (
        isText(node.right) ||
        isFixedText(node.right) ||
        (node.operator !== "&&" && isText(node.left))
      );
    case "CallExpression": {
      const name = nameOf(node.callee);
      return name !== null && !RENDERS.test(name) && !ELEMENTS.test(name);
    }
    case "ChainExpression":
      return isText(node.expression);
    case "Identifier":
    case "MemberExpression": {
      const name = nameOf(node);
      return name !== null && !ELEMENTS.test(name) && !/^[A-Z]/.test(name);
    }
    default:
      return false;
  }
}

const isFixedText = (node) =>
  (node.type === "Literal" && typeof node.value === "string" && node.value.trim() !== "") ||
  (node.type === "TemplateLiteral" && node.expressions.length === 0);

const expressionOf = (node) =>
  node.type === "JSXExpressionContainer" && node.expression.type !== "JSXEmptyExpression"
    ? node.expression
    : null;

/** Returns the texts among the children of an element that need an element of their own. */
export function bareTexts(children) {
  const shown = children.filter((child) => !isBlank(child));
  const isPart = (child) =>
    child.type === "JSXElement" ||
    child.type === "JSXFragment" ||
    (expressionOf(child) !== null && isElement(expressionOf(child)));
  return shown.filter(
    (child) =>
      expressionOf(child) !== null &&
      isText(expressionOf(child)) &&
      shown.some((other) => other !== child && isPart(other)),
  );
}

const create = (context) => {
  if (TEST_FILE.test(context.filename)) return {};
  const visit = ({ children }) => {
    for (const node of bareTexts(children))
      context.report({
        node,
        fix: (fixer) => [
          fixer.insertTextBefore(node, "<span>"),
          fixer.insertTextAfter(node, "</span>"),
        ],
        message:
          "a text that changes beside an element or a condition needs an element of its own, such as a span",
      });
  };
  return { JSXElement: visit, JSXFragment: visit };
};

export default {
  meta: { name: "text-nodes" },
  rules: { "own-element": { meta: { fixable: "code" }, create } },
};
