const count = (size: number, one: string, many: string): string =>
  `${size} ${size === 1 ? one : many}`;

/** "1 day", "14 days". */
export const countDays = (days: number): string => count(days, "day", "days");

/** "1 city", "8 cities". */
export const countCities = (places: number): string => count(places, "city", "cities");

/** "1 state", "2 states". */
export const countStates = (places: number): string => count(places, "state", "states");
