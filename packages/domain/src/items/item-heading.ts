/** The most characters that the heading of an offer or product may have. */
export const LONGEST_HEADING = 160;

const SUFFIX = " (copy)";

/** A heading with " (copy)" behind it, cut if the field is too short for it (OFFER-C1). */
export function headingOfCopy(heading: string): string {
  const cut = heading.slice(0, LONGEST_HEADING - SUFFIX.length);
  // The cut may go through a character that is two units long: the database takes no half of one.
  return cut.replace(/\p{Surrogate}$/u, "") + SUFFIX;
}
