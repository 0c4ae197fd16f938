/** Whether a number counts something that is there: whole, exact, and at least 1. */
export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1;
