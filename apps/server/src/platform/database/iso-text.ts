/** An instant of a statement that no column maps, as the wire has it. */
export const isoText = (instant: string | Date): string => new Date(instant).toISOString();
