/** A piece of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a piece is an object and no list. */
export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
