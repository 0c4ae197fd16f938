/** A count as the panel shows it: `1,290`. */
export const formatCount = (count: number): string => count.toLocaleString("en-CA");
