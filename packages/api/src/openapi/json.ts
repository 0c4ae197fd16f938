/** A piece of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a piece is an object and no list. */
export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The words or figure a piece holds, or nothing. */
export const jsonText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The objects of a list. */
export const jsonList = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isJson) : [];
