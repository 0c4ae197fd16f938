/** Attaches styles without a style element, which the page's policy would refuse. @param {ShadowRoot} root @param {string} css */
export function dress(root, css) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}

/** An element with attributes and children. @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {Readonly<Record<string, string>>} [attributes] @param {...(Node | string)} children */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}
