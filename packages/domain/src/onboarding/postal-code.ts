import { isFilled } from "../validation/typed-values.ts";

/** A Canadian code such as `H2X 1Y4`: the letters that Canada Post uses, with or without the space. */
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/iu;
/** An American ZIP code, with or without its four further digits. */
const AMERICAN = /^\d{5}(?:-\d{4})?$/u;

/** Whether a postal code is one of its country; empty ones, and those of no country yet, are another rule's affair. */
export function isPostalCode(country: string, code: string): boolean {
  if (!isFilled(code)) return true;
  if (country === "canada") return CANADIAN.test(code.trim());
  return country !== "US" || AMERICAN.test(code.trim());
}
