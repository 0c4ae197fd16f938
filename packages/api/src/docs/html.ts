/** Markup that needs no further escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

type Part = string | number | Html | null | readonly Part[];

function write(part: Part): string {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(write).join("");
  return String(part).replaceAll(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** Markup with its values escaped; lists are joined, and null is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + write(parts[at] ?? null)).join(""));

/** Prose with `code` between backticks. */
export const prose = (text: string): Html =>
  html`${text.split("`").map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece))}`;
