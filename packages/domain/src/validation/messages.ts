/** What a form says when a load or a save broke without words of its own. */
export const formMessages = {
  broken: "Something went wrong.",
} as const;
