/** One value of a machine's context or of an event, by its path; null if it is withheld. */
export interface ShownValue {
  readonly path: string;
  readonly value: string | null;
}

/**
 * The names under which a value may leave the window (LIVE-R1): amounts, counts, flags and words that the code itself
 * has chosen. What a user typed, what names a person, a thing or a card, and what opens anything is not among them.
 */
const SHOWN: ReadonlySet<string> = new Set(
  `amount approved attempts authenticated charge count currency days depth differing discount discountType field
focusField focusRequest gst hasChildren hasOrder hst index isPrimary isTicked isVerified kind level made method most
nextAt number other outcome percent places pst qst quantity queries rate redirects requestedSaving rule saveCard savesCard
side site size startedAt state status step submitted subtotal tag tax total type verifies version`.split(
    /\s+/,
  ),
);

/** A name that code gives. A key that came from data, as an e-mail does, is none. */
const NAME = /^[A-Za-z]\w{0,39}$/;
/** A few words as code chooses them; never an address, the number of a card or a token. */
const WORDS = /^[A-Za-z]+\d{0,2}(?:[ .:_/-][A-Za-z]+\d{0,2}){0,4}$/;
/** The name of an event, of XState's own too: `xstate.after.3000.offerForm.saved`. */
const EVENT = /^[A-Za-z]+(?:[.:_-](?:[A-Za-z]+\d{0,2}|\d{1,7})){0,8}$/;
const SECRET = /secret|token|bearer|password/i;
const LONGEST = 40;
const LARGEST = 1_000_000_000;
const DEEPEST = 6;
const MOST = 80;

/** Whether a text reads like a word of the code, so that no secret can be in it (LIVE-R2). */
const isPlainWord = (text: string): boolean =>
  text.length <= LONGEST && WORDS.test(text) && !SECRET.test(text);

/** The name of an event as it may leave the window: the code's, or that there was one. */
export const shownEvent = (type: string): string =>
  EVENT.test(type) && !SECRET.test(type) ? type : "an event";

const show = (name: string, value: unknown): string | null => {
  // an empty value reveals nothing about a person
  if (value === null || value === undefined) return "none";
  if (value === "") return "empty";
  if (!SHOWN.has(name)) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return Math.abs(value) < LARGEST ? String(value) : null;
  return typeof value === "string" && isPlainWord(value) ? value : null;
};

const isListener = (value: object): boolean => "send" in value || "getSnapshot" in value;

/** The values of a context or an event that may be shown outside its window. Of any that is not named above only the path is. */
export function shownValues(given: unknown): readonly ShownValue[] {
  const found: ShownValue[] = [];
  const visit = (value: unknown, name: string, path: string, depth: number): void => {
    if (found.length >= MOST || typeof value === "function") return;
    if (typeof value !== "object" || value === null) {
      if (path !== "") found.push({ path, value: show(name, value) });
      return;
    }
    if (isListener(value)) return;
    if (value instanceof Error || depth >= DEEPEST) {
      found.push({ path, value: null });
      return;
    }
    if (Array.isArray(value) && value.length === 0) found.push({ path, value: "none" });
    // to withhold each entry of a list says no more than to withhold the list
    if (Array.isArray(value) && !SHOWN.has(name) && value.every((one) => typeof one === "string")) {
      if (value.length > 0) found.push({ path, value: null });
      return;
    }
    for (const [key, inner] of Object.entries(value))
      if (Array.isArray(value)) visit(inner, name, `${path}.${key}`, depth + 1);
      else if (NAME.test(key)) visit(inner, key, path === "" ? key : `${path}.${key}`, depth + 1);
  };
  visit(given, "", "", 0);
  return found;
}
