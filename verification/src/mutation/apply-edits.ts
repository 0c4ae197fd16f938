import type { Edit } from "./operators.ts";

/** Makes all edits in a source. None lies within another. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: changed }) => text.slice(0, start) + changed + text.slice(end),
      source,
    );
