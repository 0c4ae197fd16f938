/** What every form says alike: of a load or a save that failed without a message of its own. */
export const formMessages = {
  broken: "Something went wrong.",
} as const;

/** What is said of an Undo; if something could not be undone, why is said beside it. */
export const undoMessages = {
  restored: "It is as it was before.",
  failed: "It could not be undone.",
  changedSince: (name = "Another user") => `${name} has changed it since. It stays as it is now.`,
} as const;

/** What every list says alike, and every choice from one. */
export const listMessages = {
  noRecords: "sorry, no matching records found",
  moreMayMatch: "There may be more that match. Type a longer word, or set a filter.",
} as const;
