import { limitMessages } from "@marquee/domain/wire/draft-limits";
import { Schema } from "effect";
import { isJson, jsonList, type Json } from "../openapi/json.ts";

/** How long the texts and lists of a body may be: measured before a schema checks every entry of a list. */
export interface BodyLengths {
  /** The most characters of a text here; null if the schema has none. */
  readonly text: number | null;
  /** The most entries of a list here; null if the schema has none. */
  readonly list: number | null;
  /** What is within the entries of that list. */
  readonly entry: BodyLengths | null;
  readonly fields: ReadonlyMap<string, BodyLengths>;
}

/** A text or list that is too long, and its place in the body. */
export interface Excess {
  readonly field: string;
  readonly message: string;
}

/** The most characters of a text whose schema names a pattern or choices instead of a length. */
const PATTERN_LENGTH = 500;
/** The most bytes of one character in JSON: `\u0000`. */
const CHARACTER_BYTES = 6;
/** The most bytes of a number, a truth value or null. */
const SCALAR_BYTES = 32;

const SCALAR: BodyLengths = { text: null, list: null, entry: null, fields: new Map() };

const larger = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** What a value may hold that one of two schemas admits. */
function either(a: BodyLengths, b: BodyLengths): BodyLengths {
  const fields = new Map(a.fields);
  for (const [name, lengths] of b.fields) {
    const known = fields.get(name);
    fields.set(name, known ? either(known, lengths) : lengths);
  }
  return {
    text: larger(a.text, b.text),
    list: larger(a.list, b.list),
    entry: a.entry && b.entry ? either(a.entry, b.entry) : (a.entry ?? b.entry),
    fields,
  };
}

function lengthsWithin(schema: Json, definitions: Json): BodyLengths {
  const within = (inner: unknown): BodyLengths =>
    isJson(inner) ? lengthsWithin(inner, definitions) : SCALAR;
  const { $ref: reference, type, maxLength, maxItems, items, properties } = schema;
  if (typeof reference === "string")
    return within(definitions[reference.slice(reference.lastIndexOf("/") + 1)]);
  const choices = jsonList(schema["anyOf"]).map(within).reduce(either, SCALAR);
  if (type === "string")
    return { ...SCALAR, text: typeof maxLength === "number" ? maxLength : PATTERN_LENGTH };
  if (type === "array") {
    if (typeof maxItems !== "number") throw new Error("a list of a body has no limit");
    return { ...SCALAR, list: maxItems, entry: within(items) };
  }
  if (!isJson(properties)) return choices;
  const fields = Object.entries(properties).map(([name, inner]) => [name, within(inner)] as const);
  return either(choices, { ...SCALAR, fields: new Map(fields) });
}

const read = new WeakMap<object, BodyLengths>();

/** Reads how long texts and lists may be out of the schema of a body, once. Throws if a list has no limit. */
export function bodyLengths(schema: Schema.Codec<unknown, unknown>): BodyLengths {
  const known = read.get(schema);
  if (known) return known;
  const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema);
  const lengths = lengthsWithin(root, definitions);
  read.set(schema, lengths);
  return lengths;
}

/** How large a body is, measured before its schema looks at it. */
export interface Measure {
  /** The first texts and lists that are too long. */
  readonly excesses: readonly Excess[];
  /** How many fields and entries the schema has to look at, those that are missing included. */
  readonly fields: number;
}

/** Measures a body and stops after `most` texts and lists that are too long. Unknown fields are not looked at. */
export function measureBody(lengths: BodyLengths, body: unknown, most: number): Measure {
  const excesses: Excess[] = [];
  const path: (string | number)[] = [];
  let count = 0;
  const limit = (
    longest: number | null,
    { length }: string | readonly unknown[],
    message: (longest: number) => string,
  ) => {
    if (longest === null || length <= longest) return true;
    excesses.push({ field: path.join("."), message: message(longest) });
    return false;
  };
  const enter = (name: string | number, inner: BodyLengths, value: unknown) => {
    if (excesses.length === most) return;
    path.push(name);
    visit(inner, value);
    path.pop();
  };
  const visit = ({ text, list, entry, fields }: BodyLengths, value: unknown) => {
    count += 1;
    if (typeof value === "string") limit(text, value, limitMessages.text);
    else if (Array.isArray(value)) {
      if (limit(list, value, limitMessages.list) && entry)
        for (let index = 0; index < value.length; index++) enter(index, entry, value[index]);
    } else if (isJson(value)) {
      for (const [name, inner] of fields)
        enter(name, inner, Object.hasOwn(value, name) ? value[name] : undefined);
    }
  };
  visit(lengths, body);
  return { excesses, fields: count };
}

/** The most bytes of JSON that a body of these lengths needs. */
export function largestBody({ text, list, entry, fields }: BodyLengths): number {
  const ofText = text === null ? SCALAR_BYTES : text * CHARACTER_BYTES + 2;
  const ofList = list === null || entry === null ? 0 : list * (largestBody(entry) + 1) + 2;
  const ofFields = [...fields].map(([name, inner]) => name.length + 4 + largestBody(inner));
  return Math.max(
    ofText,
    ofList,
    ofFields.reduce((sum, bytes) => sum + bytes, 2),
  );
}
