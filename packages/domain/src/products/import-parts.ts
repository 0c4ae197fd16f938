import type { ProductAttribute } from "./product.schema.ts";

/** A part in quotation marks, with each one inside doubled. It goes to the next separator, or to the end. */
const QUOTED = String.raw`"((?:[^"]|"")*)"\s*`;

const unquote = (text: string): string => text.replaceAll('""', '"');

/** The way down that a cell names, as in `Home > Textiles > "Throws > and more"` (PRODUCT-I4). */
export const categoryPath = (cell: string): readonly string[] =>
  [...cell.matchAll(new RegExp(String.raw`\s*(?:${QUOTED}|([^>›]*))(?:[>›]|$)`, "gu"))]
    .map(([, quoted, plain = ""]) => (quoted === undefined ? plain.trim() : unquote(quoted)))
    .filter((name) => name !== "");

/** A part in quotation marks, if it would be read as something else without them. */
const quoteIfNeeded = (text: string, separators: RegExp): string =>
  text === "" || text !== text.trim() || separators.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;

/** A way down as a cell, of which `categoryPath` reads the same (PRODUCT-I11). */
export const categoryCell = (path: readonly string[]): string =>
  path.map((name) => quoteIfNeeded(name, /[>›"]/u)).join(" > ");

const ATTRIBUTE = new RegExp(
  String.raw`\s*(?:${QUOTED}(?=[:;]|$)|([^:;]*))(?::\s*(?:${QUOTED}(?=;|$)|([^;]*)))?(?:;|$)`,
  "gu",
);

/** The attributes of a cell, as in `Colour: Red; Care: "cold; by hand"`; null if one lacks name or value (PRODUCT-I4). */
export function readAttributes(cell: string): readonly (ProductAttribute | null)[] {
  return [...cell.matchAll(ATTRIBUTE)]
    .filter(([part]) => part.replace(/;$/u, "").trim() !== "")
    .map(([, quotedName, name = "", quotedValue, value = ""]) => {
      const column = quotedName === undefined ? name.trim() : unquote(quotedName);
      const given = quotedValue === undefined ? value.trim() : unquote(quotedValue);
      const isWhole =
        (quotedName !== undefined || column !== "") && (quotedValue !== undefined || given !== "");
      return isWhole ? { column, value: given } : null;
    });
}

/** Attributes as a cell, of which `readAttributes` reads the same (PRODUCT-I11). */
export const attributesCell = (attributes: readonly ProductAttribute[]): string =>
  attributes
    .map(
      ({ column, value }) => `${quoteIfNeeded(column, /[:;"]/u)}: ${quoteIfNeeded(value, /[;"]/u)}`,
    )
    .join("; ");
