import { isEmail } from "../validation/typed-values.ts";
import { capitalise } from "../wire/capitalise.ts";

/** One person of a pasted list: the address, and the name that it is under. */
export interface PastedAddress {
  readonly email: string;
  readonly name: string;
}

export interface PastedAddresses {
  /** Each address once, in the order in which they were pasted. */
  readonly people: readonly PastedAddress[];
  /** What is no address, as it was written. */
  readonly unreadable: readonly string[];
}

/** Cuts at lines, commas and semicolons, but not within a name in quotes; a quote that is not closed ends with its line. */
function cutEntries(text: string): readonly string[] {
  const entries: string[] = [];
  let entry = "";
  let isQuoted = false;
  for (const letter of text) {
    const ends = /[\n\r]/u.test(letter) || (!isQuoted && /[,;]/u.test(letter));
    if (letter === '"') isQuoted = !isQuoted;
    if (!ends) entry += letter;
    else {
      entries.push(entry);
      entry = "";
      isQuoted = false;
    }
  }
  return [...entries, entry];
}

/** No address is longer, with its brackets; such a word is not looked into. */
const LONGEST_WORD = 300;

const BRACKETS = /^(?:<|\(|mailto:)+|[>),.]+$/giu;

/** The name that an address is under if none is written beside it: "marc.lavoie+shop@…" is "Marc Lavoie". */
function nameOfAddress(email: string): string {
  const [local = ""] = email.split("@");
  const [own = ""] = local.split("+");
  const words = own.split(/[._-]+/u).filter((word) => word !== "");
  return words.map(capitalise).join(" ") || local;
}

/** "Lavoie, Marc", as mail programs write names in quotes, is Marc Lavoie. */
function readName(written: string): string {
  const name = written.replaceAll('"', "").replace(/^'|'$/gu, "").trim();
  const [last = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  return more.length === 0 && first !== "" ? `${first} ${last}` : name;
}

/** The addresses of one entry, each with the words before it as its name; words behind the last one are none. */
function readEntry(entry: string): PastedAddresses {
  const people: PastedAddress[] = [];
  const unreadable: string[] = [];
  let words: string[] = [];
  for (const word of entry.replaceAll("<", " <").trim().split(/\s+/u)) {
    if (word === "") continue;
    if (!word.includes("@")) {
      words.push(word);
      continue;
    }
    const email = word.length > LONGEST_WORD ? "" : word.replaceAll(BRACKETS, "").toLowerCase();
    const name = readName(words.join(" "));
    words = [];
    if (isEmail(email)) people.push({ email, name: name || nameOfAddress(email) });
    else unreadable.push(word);
  }
  if (words.length > 0) unreadable.push(words.join(" "));
  return { people, unreadable };
}

/**
 * Reads addresses as people paste them: between commas, semicolons, blanks and lines, alone or as "Name <address>"
 * (INVITE-11). An address that is there twice is one, whatever its capitals.
 */
export function readAddresses(text: string): PastedAddresses {
  const entries = cutEntries(text).map(readEntry);
  const byEmail = new Map<string, PastedAddress>();
  for (const person of entries.flatMap(({ people }) => people))
    if (!byEmail.has(person.email)) byEmail.set(person.email, person);
  return {
    people: [...byEmail.values()],
    unreadable: entries.flatMap(({ unreadable }) => unreadable),
  };
}

/** A person as the field holds them, so that what was refused is read the same again. */
export const writeAddress = ({ email, name }: PastedAddress): string =>
  name === nameOfAddress(email) ? email : `${/[,;]/u.test(name) ? `"${name}"` : name} <${email}>`;
