/** The e-mail that an address's `id` names: a space in it was a plus sign before the address was read (USER-Q1). */
export const emailOfQuery = (id: string): string => id.trim().replaceAll(" ", "+");
