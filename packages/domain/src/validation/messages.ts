/** What a form says when a load or a save failed without a message of its own. */
export const formMessages = {
  broken: "Something went wrong.",
} as const;
