/** So long a message offers Undo, in milliseconds: long enough to read what happened, and to reach the button by the keyboard. */
export const UNDO_TIME = 10_000;
