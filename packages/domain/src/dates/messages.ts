/** What the field of a day says. */
export const dayMessages = {
  unread: "Days are written YYYY/MM/DD, such as 2026/03/02.",
} as const;
