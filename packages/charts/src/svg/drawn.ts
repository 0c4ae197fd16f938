/** An element of an image: the command line writes it as text, a screen hands it to its library. */
export interface Drawn {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (Drawn | string)[];
}

export const drawn = (
  tag: string,
  attributes: Drawn["attributes"],
  ...children: readonly (Drawn | string | null)[]
): Drawn => ({ tag, attributes, children: children.filter((child) => child !== null) });

export const escapeXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Writes an element as XML. */
export function toXml(node: Drawn | string): string {
  if (typeof node === "string") return escapeXml(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("");
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${node.children.map(toXml).join("")}</${node.tag}>`;
}
