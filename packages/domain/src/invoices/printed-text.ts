/** The scripts that the faces of an invoice have (docs/decisions/0035-paper-in-any-script.md). */
const PRINTED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Canadian_Aboriginal}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}\p{Script=Lao}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters of these scripts that their faces lack: fractions of Tamil, and a letter of old Telugu and Kannada. */
const NOT_DRAWN = /[\u{11FC0}-\u{11FFF}\u0C5C\u0CDC]/u;
const isPrinted = (char: string): boolean => PRINTED.test(char) && !NOT_DRAWN.test(char);

/** The characters of a text that an invoice cannot print, each once (INV-P5). */
export const unprintedIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.normalize("NFC")).filter((char) => !isPrinted(char))),
];

/** Said before a payment of what its invoice cannot print of these names; null if it prints all of them (INV-P5). */
export function printNotice(names: readonly string[]): string | null {
  const [name] = names.filter((each) => unprintedIn(each).length > 0);
  if (name === undefined) return null;
  const letters = unprintedIn(name).join(" ");
  return `The invoice cannot print ${letters} of “${name}” and has “?” there. The name itself stays as it is.`;
}
