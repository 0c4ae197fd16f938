import { helpHref, type HelpAddress } from "@marquee/domain/help/help-pages";
import type { Root as Html } from "hast";
import { visit } from "unist-util-visit";

/** Returns the content of a page as the side panel of the product shows it: a level lower, and its links open whole pages (HELP-10). */
export function panelPart(page: string, tree: Html): Html {
  const part = structuredClone(tree);
  visit(part, "element", (element) => {
    const { properties } = element;
    if (element.tagName === "h2") {
      element.tagName = "h3";
      // the screen beside it has ids of its own
      properties["id"] = `help-${String(properties["id"])}`;
    }
    if (element.tagName === "a") {
      const to = String(properties["href"]);
      properties["href"] = helpHref((to.startsWith("#") ? page + to : to) as HelpAddress);
      properties["target"] = "_blank";
      properties["rel"] = ["noreferrer"];
    }
  });
  return part;
}
