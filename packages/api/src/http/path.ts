/** The quirks of the specification's addresses are here alone: e-mails as base64 in `encEmail`, no filter as `undefined`. */
export const ENCODED_EMAIL = "encEmail";

/** The value of a path parameter if the specification's literal `undefined` means "no filter". */
export const NO_FILTER = "undefined";

/** What a value of an address says; null if it is left out, or says the literal `undefined`. */
export const filterValue = (text: string | undefined): string | null =>
  text === undefined || text === NO_FILTER ? null : text;

/** What a company parameter says when a user who may see all companies asks for every one. */
export const EVERY_COMPANY = "all";

/** `a@b.ca` → base64 of its UTF-8 bytes. */
export function encodeEmail(email: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(email)));
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Base64 or base64url → the e-mail, or null if the text is neither. */
export function decodeEmail(text: string): string | null {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < bytes.length; index++)
      bytes[index] = binary.codePointAt(index) ?? 0;
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a value would leave its segment though it is escaped: addresses are read without segments of dots (API-P2). */
export const isFoldedAway = (value: string): boolean => value === "." || value === "..";

/** Fills `:name` segments. Every value is escaped, so no value can leave its segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === "")
      throw new TypeError(`the path ${path} needs "${name}"`);
    if (isFoldedAway(value)) throw new TypeError(`the path ${path} cannot hold "${value}"`);
    return encodeURIComponent(name === ENCODED_EMAIL ? encodeEmail(value) : value);
  });
}
