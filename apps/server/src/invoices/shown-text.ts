import { isShown } from "./invoice-fonts.ts";

/**
 * Text as an invoice can show it (INV-P2): letters lose marks that its faces do not have, and what they cannot show
 * at all is a question mark rather than another sign, a box, or nothing.
 */
export const shownText = (text: string): string =>
  Array.from(text.normalize("NFC").replaceAll(/\s+/g, " "), (char) => {
    if (isShown(char)) return char;
    const bare = char.normalize("NFD").charAt(0);
    return isShown(bare) ? bare : "?";
  }).join("");
