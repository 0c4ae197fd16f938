/** Whether two names are one to the server: in any case of letters, without spaces around them (COMPANY-C2). */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
