import { invalidRequest } from "./stripe-error.ts";

/** Stripe's bodies: `a=1&b[c]=2&d[]=3`, nested by brackets. */
export type Form = Map<string, string | Form>;

const DEEPEST = 5;

function put(form: Form, path: readonly string[], value: string): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  const name = first === "" ? String(form.size) : first;
  if (rest.length === 0) {
    form.set(name, value);
    return;
  }
  const known = form.get(name);
  const inner: Form = known instanceof Map ? known : new Map();
  form.set(name, inner);
  put(inner, rest, value);
}

/** Reads a query string or a form body. A map has no prototype to pollute. */
export function parseForm(...texts: readonly string[]): Form {
  const form: Form = new Map();
  for (const text of texts)
    for (const [name, value] of new URLSearchParams(text)) {
      const path = name.replaceAll("]", "").split("[");
      if (path.length > DEEPEST) throw invalidRequest(`Invalid parameter: ${name}`);
      put(form, path, value);
    }
  return form;
}

/** The text of a field; an empty one counts as "unset", which Stripe treats as null. */
export function text(form: Form, name: string): string | undefined {
  const value = form.get(name);
  if (value instanceof Map) throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value;
}

/** The text of a field; throws `parameter_missing` if it is absent or empty. */
export function requiredText(form: Form, name: string): string {
  const value = text(form, name);
  if (!value)
    throw invalidRequest(`Missing required param: ${name}.`, {
      code: "parameter_missing",
      param: name,
    });
  return value;
}

/**
 * A whole number without sign, of at most twelve digits; undefined if the field is absent. Any
 * other text, the empty one too, throws `parameter_invalid_integer`.
 */
export function wholeNumber(form: Form, name: string): number | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,12}$/.test(value))
    throw invalidRequest(`Invalid integer: ${value}`, {
      code: "parameter_invalid_integer",
      param: name,
    });
  return Number(value);
}

/** Whether a field is `true`; false if it is absent, and any other text throws. */
export function flag(form: Form, name: string): boolean {
  const value = text(form, name);
  if (value === undefined || value === "false") return false;
  if (value === "true") return true;
  throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
}

/** A field with inner fields; empty if it is absent. */
export function group(form: Form, name: string): Form {
  const value = form.get(name);
  if (value === undefined || value === "") return new Map();
  if (value instanceof Map) return value;
  throw invalidRequest(`Invalid object: ${name}`, { param: name });
}

/** The values of `name[]=…` or `name[0]=…`. */
export const textList = (form: Form, name: string): string[] =>
  [...group(form, name).values()].filter((value) => typeof value === "string");

/** A group of texts as plain data, such as metadata. */
export const record = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    [...group(form, name)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** One of the words a field may hold. */
export function oneOf<Word extends string>(
  form: Form,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = text(form, name);
  if (!value) return undefined;
  const word = words.find((one) => one === value);
  if (!word)
    throw invalidRequest(`Invalid ${name}: must be one of ${words.join(", ")}`, { param: name });
  return word;
}
