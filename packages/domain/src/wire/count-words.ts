/** A count with its noun: "1 offer", "1,290 offers"; `many` is named where an "s" does not make it. */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-CA")} ${count === 1 ? one : many}`;
