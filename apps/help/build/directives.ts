import { flyerRate } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { FORMS, isFormName } from "@marquee/domain/forms/forms";
import { toAmount } from "@marquee/domain/money/cents";
import { formatCad } from "@marquee/domain/money/format-money";
import type { Data, Root } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { fieldLabel } from "./field-label.ts";
import { figureText } from "./figures.ts";

/** What the product shows: a page may name nothing else. */
export interface ProductText {
  /** The source of screens and rules, in which the labels of buttons and fields are. */
  readonly source: string;
  readonly menu: ReadonlySet<string>;
}

interface Context {
  readonly page: string;
  readonly product: ProductText;
  readonly forms: typeof FORMS;
}

type Directive = TextDirective | LeafDirective | ContainerDirective;

const element = (
  node: Directive,
  hName: string,
  hProperties: Record<string, string> = {},
): void => {
  node.data = { ...node.data, hName, hProperties } as Data;
};

/** Whether a text is all that is between quotes, or between two tags: part of a longer one is no label. */
const isLabel = (source: string, text: string): boolean =>
  new RegExp(
    `["'\`>}\\n]\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*["'\`<{\\n]`,
  ).test(source);

/** A label, a menu entry or a message, set apart from the sentence; it has to be one of the product's. */
function productWord(node: Directive, { page, product }: Context): void {
  const text = toString(node);
  const isKnown = node.name === "menu" ? product.menu.has(text) : isLabel(product.source, text);
  if (!isKnown) throw new Error(`docs/help/${page}.md: the product has no ${node.name} "${text}"`);
  element(node, node.name === "message" ? "q" : "strong", { className: node.name });
}

const cell = (text: string) =>
  ({ type: "tableCell", children: [{ type: "text", value: text }] }) as const;
const row = (...texts: readonly string[]) =>
  ({ type: "tableRow", children: texts.map(cell) }) as const;

/** The fields of a form with what each says when it is wrong, from its rules. */
function formFields(node: Directive, { page }: Context) {
  const name = node.attributes?.["form"] ?? "";
  if (!isFormName(name)) throw new Error(`docs/help/${page}.md: there is no form "${name}"`);
  const byField = Map.groupBy(FORMS[name].rules, ({ field }) => field);
  return {
    type: "table",
    children: [
      row("Field", "What the form says if it is missing or wrong"),
      ...[...byField].map(([field, rules]) =>
        row(fieldLabel(field), [...new Set(rules.map(({ message }) => message))].join(" · ")),
      ),
    ],
  } as const;
}

const wholeNumber = (node: Directive, name: string): number => Number(node.attributes?.[name]);

/** A price of a flyer campaign without tax, computed by the rule that the server charges by. */
function priceExample(node: Directive) {
  const [items, days, cities] = ["items", "days", "cities"].map((name) => wholeNumber(node, name));
  const price = flyerRate(items ?? 0) * BigInt(days ?? 0) * BigInt(cities ?? 0);
  return { type: "text", value: formatCad(toAmount(price)) } as const;
}

/** A figure of the product, by its name (HELP-14). */
function figure(node: Directive, { page }: Context) {
  const name = toString(node);
  const value = figureText(name);
  if (value === undefined) throw new Error(`docs/help/${page}.md: there is no figure "${name}"`);
  return { type: "text", value } as const;
}

const REPLACED: Readonly<Record<string, (node: Directive, context: Context) => unknown>> = {
  fields: formFields,
  price: priceExample,
  figure,
};

/** Replaces the directives of a page by what the product says at the time of the build. */
export function renderFacts(document: Root, context: Context): void {
  visit(document, (node, index, parent) => {
    if (
      node.type !== "textDirective" &&
      node.type !== "leafDirective" &&
      node.type !== "containerDirective"
    )
      return;
    if (node.name === "ui" || node.name === "menu" || node.name === "message") {
      productWord(node, context);
      return;
    }
    if (node.name === "note") {
      element(node, "aside", { className: "note" });
      return;
    }
    const replace = REPLACED[node.name];
    if (parent && index !== undefined && replace) {
      parent.children.splice(index, 1, replace(node, context) as never);
      return;
    }
    throw new Error(`docs/help/${context.page}.md: there is no directive "${node.name}"`);
  });
}
