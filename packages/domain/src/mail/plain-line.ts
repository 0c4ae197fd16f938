/** A text as one line: whatever could begin another line, or a header of its own, is a space (MAIL-R3). */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
