import { holdsControl, visibleText } from "../wire/typed-text.ts";

/** Whether a user typed something; spaces, invisible characters and marks without a letter are nothing (WIRE-T2). */
export const isFilled = (text: string): boolean => /[^\p{M}\s]/u.test(visibleText(text));

/** A text as it is stored: without spaces around it, and empty if a reader sees nothing of it (WIRE-T2). */
export const storedText = (text: string): string => (isFilled(text) ? text.trim() : "");

/** Whether a number counts something that is there: whole, exact, and at least 1. */
export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1;

const LONGEST = 254;

/**
 * Whether a text looks like an e-mail address: one @ with something before it, and a domain of at least two parts
 * behind it (FORM-E1). Whether it can be reached shows the mail that is sent to it. Letters of another form of ASCII's, such
 * as those of full width, would look like another user's.
 */
export function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.trim().split("@");
  if (!name || !domain || more.length > 0 || text.length > LONGEST) return false;
  if (text.normalize("NFKC") !== text.normalize("NFC")) return false;
  if (/[\s<>(),;:"\\]/u.test(name + domain) || visibleText(name) !== name) return false;
  const parts = domain.split(".");
  return parts.length > 1 && parts.every(isDomainPart) && !name.split(".").includes("");
}

const isDomainPart = (part: string): boolean =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(part);

/** Whether two texts are the same e-mail; letters in capitals make no other one. */
export const sameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A digit of Arabic or Persian as that of ASCII; those of full width are so in NFKC. */
const asciiDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 0xf);

/** A text with the digits of every keyboard as those of ASCII, and without what is not seen of a copied one (FORM-E6). */
export const plainDigits = (written: string): string =>
  visibleText(written.normalize("NFKC")).replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, asciiDigit);

/**
 * A phone number as users write one, read: its digits without spaces, brackets, dots and dashes, without what is not seen
 * of a copied one, and without the country code of North America, which no area code begins with. Anything else is left as
 * it is, to be refused whole (FORM-E6): a + without that code and ten digits is another country's number, or lacks one.
 */
export function readMobile(written: string): string {
  const seen = plainDigits(written).trim().replace(/^tel:/iu, "");
  const digits = seen.replaceAll(/[\s().+\-\u2010-\u2015\u2212]/gu, "");
  if (!/^\d+$/.test(digits)) return written;
  if (digits.length === 11 && digits.startsWith("1")) return digits.slice(1);
  return digits.length === 10 && !seen.startsWith("+") ? digits : written;
}

/** Whether a text is a phone number as forms take it: ten digits, however they are written (FORM-E2, FORM-E6). */
export const isMobile = (text: string): boolean => /^\d{10}$/.test(readMobile(text.trim()));

/** A phone number as it is stored: its digits, without spaces around it where it is none (FORM-E6). */
export const storedMobile = (text: string): string => readMobile(text.trim());

/** A phone number as it is read: "(514) 555-0103". One that has not ten digits is shown as it is (FORM-E9). */
export const mobileText = (stored: string): string =>
  stored.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** Whether a text is another with one character more, wherever it was put in. */
const hasOneMore = (entered: string, before: string): boolean => {
  let place = 0;
  while (place < before.length && before[place] === entered[place]) place += 1;
  return entered.length === before.length + 1 && entered.slice(place + 1) === before.slice(place);
};

/**
 * What a phone field holds after an entry. One more digit is typed, and cut at ten (FORM-E2), past a country code that is
 * being typed; all else is pasted, also over what was there, and is read and never cut (FORM-E6).
 */
export function enterMobile(entered: string, before: string): string {
  if (!hasOneMore(entered, before))
    return entered.length < before.length ? entered : readMobile(entered);
  if (entered.length <= 10 || !/^\d+$/.test(entered)) return entered;
  if (/^1\d{10}$/.test(entered)) return entered.slice(1);
  return before.length > 10 ? entered : entered.slice(0, 10);
}

/**
 * Whether a text is the address of a web site, with or without `https://` before it: a host of at least two parts
 * (FORM-E3). Other schemes, names and passwords are none, and none holds a character that no reader sees.
 */
export function isWebAddress(text: string): boolean {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//iu.test(typed) ? typed : `https://${typed}`;
  if (/[\s\uFFFC]/u.test(typed) || visibleText(typed) !== typed) return false;
  if (holdsControl(typed) || !typed.isWellFormed() || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && username === "" && password === "" && isHost(hostname);
}

function isHost(name: string): boolean {
  const parts = name.split(".");
  return parts.length > 1 && parts.every((part) => part !== "");
}

const NUMBER = /^(\d{1,12})(?:[.,](\d+))?$/u;

/** Thousands in groups, if the separator cannot be taken for that of decimals: the other one follows, or it is a space. */
const GROUPED = [
  /^\d{1,3}(?:,\d{3})+(?=\.\d+$)/u,
  /^\d{1,3}(?:\.\d{3})+(?=,\d+$)/u,
  /^\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?=[.,]\d+$|$)/u,
];

function withoutGroups(text: string): string {
  let rest = text;
  for (const group of GROUPED) rest = rest.replace(group, (whole) => whole.replaceAll(/\D/gu, ""));
  return rest;
}

/** The number from 0 on that a text is, or null (FORM-E4): digits, then so many decimals. "1,234" is ambiguous. */
export function typedNumber(text: string, decimals: number): number | null {
  const [, whole, fraction = ""] = NUMBER.exec(withoutGroups(text.trim())) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return Number(`${whole}.${fraction}`);
}
