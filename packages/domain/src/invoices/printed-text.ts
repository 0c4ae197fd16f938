import { PRINTED_LETTERS } from "./printed-letters.ts";

interface Run {
  readonly first: number;
  readonly last: number;
}

/** The runs of letters that the faces of an invoice have: how far each begins behind the last one, and how much it adds. */
function readRuns(written: string): readonly Run[] {
  let last = 0;
  return written
    .trim()
    .split(/\s+/u)
    .map((run) => {
      const [gap = "", more = "0"] = run.split("-");
      const first = last + Number.parseInt(gap, 36);
      last = first + Number.parseInt(more, 36);
      return { first, last };
    });
}

const RUNS = readRuns(PRINTED_LETTERS);
const isInFaces = (code: number): boolean =>
  code >= (RUNS.find(({ last }) => code <= last)?.first ?? Infinity);

const isPrinted = (char: string): boolean =>
  /\s/u.test(char) || isInFaces(char.codePointAt(0) ?? 0);

/** The characters of a text that an invoice cannot print, each once (INV-P5). */
export const unprintedIn = (text: string): readonly string[] =>
  [...new Set(text.normalize("NFC"))].filter((char) => !isPrinted(char));

/** Said before a payment of what its invoice cannot print of these names; null if it prints all of them (INV-P5). */
export function printNotice(names: readonly string[]): string | null {
  const [name] = names.filter((each) => unprintedIn(each).length > 0);
  if (name === undefined) return null;
  const letters = unprintedIn(name).join(" ");
  return `The invoice cannot print ${letters} of “${name}” and has “?” there. The name itself stays as it is.`;
}
