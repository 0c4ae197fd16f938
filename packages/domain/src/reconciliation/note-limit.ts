/** The most characters of the note with which a difference is closed. */
export const LONGEST_NOTE = 500;
