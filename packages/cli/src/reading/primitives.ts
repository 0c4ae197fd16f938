import { read, type Reader, unread } from "./reader.ts";

/** Any text, the empty one too. */
export const text: Reader<string> = (value, path) =>
  typeof value === "string" ? read(value) : unread(path, "text");

/** True or false; `Y` and `N` are read by `flag`. */
export const yesNo: Reader<boolean> = (value, path) =>
  typeof value === "boolean" ? read(value) : unread(path, "true or false");

/** Any finite number; rules say which of them are in range. */
export const number: Reader<number> = (value, path) =>
  typeof value === "number" && Number.isFinite(value)
    ? read(value)
    : unread(path, "a finite number");

/** One of a few texts. */
export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]): Reader<Choice> =>
  (value, path) => {
    const found = choices.find((choice) => choice === value);
    return found === undefined ? unread(path, `one of ${choices.join(", ")}`) : read(found);
  };

/** A flag of the specification. */
export const flag = oneOf("Y", "N");

/** Something, or null for nothing. */
export const orNull =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (value, path) =>
    value === null ? read(null) : reader(value, path);

/** Any value. */
export const anything: Reader<unknown> = (value) => read(value);
