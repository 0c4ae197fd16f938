import { MOST_ATTRIBUTES } from "./attribute-limit.ts";

/** What a file of products is told besides the messages of the form. */
export const importMessages = {
  noNumber: (text: string) => `“${text}” is no number with at most two decimals`,
  noneOf: (text: string, choices: readonly string[]) =>
    `“${text}” is none of ${choices.join(" and ")}`,
  noBranch: (text: string) => `There is no single branch “${text}” in this company`,
  noCategory: (text: string) => `There is no category “${text}”`,
  noAttribute: "Attributes read “Colour: Red; Size: M”",
  tooManyAttributes: `At most ${MOST_ATTRIBUTES} attributes`,
  tooLong: (longest: number) => `At most ${longest} characters`,
  tooManyRows: (most: number) => `A file has at most ${most} products`,
  empty: "There is no product in this file",
  missing: (columns: readonly string[]) =>
    columns.length === 1
      ? `The column ${columns.join("")} is missing`
      : `These columns are missing: ${columns.join(", ")}`,
} as const;
