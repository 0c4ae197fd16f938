import type { Ability } from "@marquee/domain/access/ability";
import { GRANTS } from "@marquee/domain/access/ability-table";
import { FORMS, isFormName, type FormName } from "@marquee/domain/forms/forms";
import type { Element, Root as Html } from "hast";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { parse } from "yaml";
import { renderFacts, type ProductText } from "./directives.ts";
import { PAGES } from "./folders.ts";
import { placeImages, type ImageHref, type PageImage } from "./images.ts";
import { panelPart } from "./panel-part.ts";

/** What the head of a page's document says of it. */
export interface PageFacts {
  readonly title: string;
  /** One sentence, also the description of the page for search engines. */
  readonly summary: string;
  /** What readers who do not know our terms search for. */
  readonly words: readonly string[];
  /** The abilities that its screens ask for. */
  readonly abilities: readonly Ability[];
  /** The forms whose rules it explains. */
  readonly forms: readonly FormName[];
  /** The calls that its screens make, such as `offers.create`, or a noun for all of its calls. */
  readonly calls: readonly string[];
}

export interface HelpHeading {
  readonly id: string;
  readonly text: string;
}

export interface HelpPage extends PageFacts {
  readonly name: string;
  /** The content as markup. */
  readonly body: string;
  /** The content as markup for the side panel of the product. */
  readonly panelBody: string;
  /** The content as plain text, for the search. */
  readonly text: string;
  readonly headings: readonly HelpHeading[];
  readonly images: readonly PageImage[];
}

const textList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const isAbility = (name: string): name is Ability => Object.hasOwn(GRANTS, name);

function readFacts(name: string, head: string): PageFacts {
  const facts: Readonly<Record<string, unknown>> = parse(head) ?? {};
  const { title, summary } = facts;
  if (typeof title !== "string" || typeof summary !== "string")
    throw new Error(`docs/help/${name}.md: its head lacks title or summary`);
  const readNames = <Name extends string>(key: string, is: (text: string) => text is Name) =>
    textList(facts[key]).map((text) => {
      if (!is(text)) throw new Error(`docs/help/${name}.md: ${key} has no "${text}"`);
      return text;
    });
  return {
    title,
    summary,
    words: textList(facts["words"]),
    abilities: readNames("abilities", isAbility),
    forms: readNames("forms", isFormName),
    calls: textList(facts["calls"]),
  };
}

/** Headings that are no step: what comes after the steps of a page. */
const AFTER_STEPS = /^(If something goes wrong|What next|Who may)/;

const elementText = (element: Element): string => {
  let text = "";
  visit(element, "text", ({ value }) => {
    text += value;
  });
  return text;
};

/** Marks the headings that are steps, gives tables a frame to scroll in, and collects the headings. */
function outline(tree: Html): readonly HelpHeading[] {
  const headings: HelpHeading[] = [];
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName === "h2") {
      const text = elementText(element);
      headings.push({ id: String(element.properties["id"]), text });
      if (!AFTER_STEPS.test(text)) element.properties["className"] = ["step"];
    }
    if (element.tagName === "table" && parent && index !== undefined && parent.type === "root")
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table"] },
        children: [element],
      };
  });
  return headings;
}

const plainText = (tree: Html): string => {
  const parts: string[] = [];
  visit(tree, "text", ({ value }) => void parts.push(value));
  return parts.join(" ").replaceAll(/\s+/g, " ");
};

/** Reads a page of docs/help, whose images are at the addresses that `imageHref` returns. Throws if it names a button, a menu entry or a message that the product does not have. */
export async function readPage(
  name: string,
  product: ProductText,
  imageHref: ImageHref = (file) => file,
): Promise<HelpPage> {
  const source = readFileSync(join(PAGES, `${name}.md`), "utf8");
  const parser = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective);
  const document = parser.parse(source);
  const head = document.children.find((node) => node.type === "yaml");
  const facts = readFacts(name, head?.value ?? "");
  renderFacts(document, { page: name, product, forms: FORMS });
  const compiler = unified().use(remarkRehype).use(rehypeSlug);
  const tree = await compiler.run(document);
  const headings = outline(tree);
  const images = placeImages(name, tree, imageHref);
  const writer = unified().use(rehypeStringify);
  return {
    ...facts,
    name,
    body: writer.stringify(tree),
    panelBody: writer.stringify(panelPart(name, tree)),
    headings,
    images,
    text: plainText(tree),
  };
}
