/** The result of reading a value: the value, or the place at which something else was expected. */
export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly path: string; readonly expected: string };

/** Reads a piece of JSON of unknown shape. `path` says where it is: `user.privilegeCode[0]`. */
export type Reader<Value> = (value: unknown, path: string) => Read<Value>;

/** The value a reader reads. */
export type ReadBy<R> = R extends Reader<infer Value> ? Value : never;

/** The result of reading a value that is as expected. */
export const read = <Value>(value: Value): Read<Value> => ({ ok: true, value });

/** The result of reading any other value: where it is, and what was expected there (CLI-C3). */
export const unread = (path: string, expected: string): Read<never> => ({
  ok: false,
  path,
  expected,
});
