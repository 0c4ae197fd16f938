import { read, type Reader, unread } from "./reader.ts";

/** A list of values of one kind; an error names the position of the first that is not. */
export const list =
  <Value>(item: Reader<Value>): Reader<readonly Value[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return unread(path, "a list");
    const values: Value[] = [];
    for (const [index, entry] of value.entries()) {
      const result = item(entry, `${path}[${index}]`);
      if (!result.ok) return result;
      values.push(result.value);
    }
    return read(values);
  };
