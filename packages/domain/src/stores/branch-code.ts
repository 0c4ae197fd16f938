/** Whether two branch codes are one, in any case of letters and without spaces around them (STORE-B1). */
export const isSameCode = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
