/** A noun of the machines as a title: its first letter is a capital. */
export const nounTitle = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
