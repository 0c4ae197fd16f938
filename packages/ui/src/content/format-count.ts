/** A count as the panel shows it: `1,290`. */
export const formatCount = (count: number): string => count.toLocaleString("en-CA");

/** How many there are in all: `10,000+` if there are more than were counted (LIST-C2). */
export const formatTotal = (total: number, isMore: boolean): string =>
  `${formatCount(total)}${isMore ? "+" : ""}`;
