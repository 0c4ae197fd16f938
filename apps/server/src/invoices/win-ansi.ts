/** What the standard fonts of a PDF can show beyond ASCII and Latin-1. */
const BEYOND_LATIN = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";

/**
 * Text as the standard fonts of a PDF can show it: the true minus becomes a hyphen, letters lose marks the fonts
 * do not have, and what they cannot show at all is a question mark rather than another sign.
 */
export function winAnsi(text: string): string {
  return Array.from(text.replaceAll("−", "-").normalize("NFC"), (char) => {
    if (isShown(char)) return char;
    const bare = char.normalize("NFD").charAt(0);
    return isShown(bare) ? bare : "?";
  }).join("");
}

function isShown(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (
    (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || BEYOND_LATIN.includes(char)
  );
}
