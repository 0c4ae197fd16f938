/** An element of an SVG: the command line writes it as text, a screen hands it to its library. */
export interface SvgElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgElement | string)[];
}

/** Makes an element of these children, without those that are null. */
export const svgElement = (
  tag: string,
  attributes: SvgElement["attributes"],
  ...children: readonly (SvgElement | string | null)[]
): SvgElement => ({ tag, attributes, children: children.filter((child) => child !== null) });

/** Escapes a text for XML, between tags or in an attribute with double quotes. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Writes an element as XML. */
export function toXml(node: SvgElement | string): string {
  if (typeof node === "string") return escapeXml(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("");
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${node.children.map(toXml).join("")}</${node.tag}>`;
}
