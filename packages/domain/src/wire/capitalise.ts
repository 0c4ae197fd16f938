/** A text with a capital as its first letter, as a sentence or a title begins; the rest stays as it is. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
