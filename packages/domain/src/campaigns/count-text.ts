const count = (size: number, one: string, many: string): string =>
  `${size} ${size === 1 ? one : many}`;

/** "1 day", "14 days". */
export const countDays = (days: number): string => count(days, "day", "days");

/** How long a campaign runs that has no dates yet, as its branch awaits approval (CAMP-R3). */
export const daysFromApproval = (days: number): string =>
  `${countDays(days)} from the approval of the branch`;

/** "1 city", "8 cities". */
export const countCities = (places: number): string => count(places, "city", "cities");

/** "1 state", "2 states". */
export const countStates = (places: number): string => count(places, "state", "states");
