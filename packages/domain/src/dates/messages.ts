/** What a date filter says: analytics and the bill report alike. */
export const dateMessages = {
  fromMissing: "Please enter from date",
  toMissing: "Please enter to date",
  toNotAfterFrom: "from date can not greater than or equal to date",
} as const;
