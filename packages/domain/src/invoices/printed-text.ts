/** The scripts that the faces of an invoice have (docs/decisions/0035-paper-in-any-script.md). */
const PRINTED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Canadian_Aboriginal}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]/u;

/** The characters of a text that an invoice cannot print, each once (INV-P5). */
export const unprintedIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.normalize("NFC")).filter((char) => !PRINTED.test(char))),
];

/** Said before a payment of what its invoice cannot print of these names; null if it prints all of them (INV-P5). */
export function printNotice(names: readonly string[]): string | null {
  const [name] = names.filter((each) => unprintedIn(each).length > 0);
  if (name === undefined) return null;
  const letters = unprintedIn(name).join(" ");
  return `The invoice cannot print ${letters} of “${name}” and has “?” there. The name itself stays as it is.`;
}
