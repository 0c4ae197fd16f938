export const nounTitle = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
