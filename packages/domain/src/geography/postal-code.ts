import { isFilled } from "../validation/typed-values.ts";
import { visibleText } from "../wire/typed-text.ts";

/** A Canadian code such as `H2X 1Y4`: the letters that Canada Post uses. */
const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/u;
/** An American ZIP code, with or without its four further digits. */
const AMERICAN = /^(\d{5})(\d{4})?$/u;

/** What is between the parts of a code that was copied: any blank, any kind of dash. */
const BETWEEN = /[\s\p{Pd}\u2212]+/gu;

/** A code in the form of its country, `H2X 1Y4` or `10001-1234`; null for any other text, or while no country is chosen. */
function inForm(country: string, typed: string): string | null {
  const bare = visibleText(typed.normalize("NFKC")).replaceAll(BETWEEN, "").toUpperCase();
  const [pattern, between] = country === "canada" ? [CANADIAN, " "] : [AMERICAN, "-"];
  if (country !== "canada" && country !== "US") return null;
  const [, first, second] = pattern.exec(bare) ?? [];
  if (first === undefined) return null;
  return second === undefined ? first : `${first}${between}${second}`;
}

/** Whether a postal code is one of its country; empty ones, and those of no country yet, are another rule's affair. */
export const isPostalCode = (country: string, code: string): boolean =>
  !isFilled(code) || (country !== "canada" && country !== "US") || inForm(country, code) !== null;

/** A postal code as it is stored: in the form of its country, however it was pasted; else as it was typed (ADDRESS-P1). */
export const storedPostalCode = (country: string, typed: string): string =>
  inForm(country, typed) ?? typed.trim();
