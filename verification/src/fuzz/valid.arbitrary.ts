import { Schema } from "effect";
import fc from "fast-check";
import { knownValues, type ValueContext } from "./known-values.ts";

/** As much of JSON Schema as the contract's schemas are written down in. */
interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | boolean;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

const MOST_ITEMS = 3;
const MOST_TEXT = 40;

interface Drawing {
  readonly context: ValueContext;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

function text({ pattern, minLength = 0, maxLength = MOST_TEXT }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"));
  const most = Math.max(minLength, Math.min(maxLength, MOST_TEXT));
  return fc.oneof(
    { weight: 3, arbitrary: fc.lorem({ maxCount: 3 }).map((words) => words.slice(0, most)) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength: most, unit: "grapheme" }) },
  );
}

function number(schema: JsonSchema, whole: boolean): fc.Arbitrary<number> {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -1000;
  const most = schema.maximum ?? schema.exclusiveMaximum ?? Math.max(least, 100_000);
  if (whole) return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  const cents = { min: Math.ceil(least * 100), max: Math.floor(Math.min(most, 1e12) * 100) };
  return fc.maxSafeInteger().map((drawn) => {
    const span = cents.max - cents.min + 1;
    return (cents.min + (Math.abs(drawn) % span)) / 100;
  });
}

function object(schema: JsonSchema, drawing: Drawing): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, arbitraryOf(field, drawing, name)] as const,
  );
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  if (typeof additionalProperties !== "object" || fields.length > 0) return known;
  return fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(additionalProperties, drawing), {
    maxKeys: MOST_ITEMS,
  });
}

function array(schema: JsonSchema, drawing: Drawing, name: string): fc.Arbitrary<unknown> {
  if (schema.prefixItems)
    return fc.tuple(...schema.prefixItems.map((item) => arbitraryOf(item, drawing, name)));
  const items = typeof schema.items === "object" ? schema.items : {};
  const minLength = schema.minItems ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS));
  return fc.array(arbitraryOf(items, drawing, name), { minLength, maxLength });
}

function plain(schema: JsonSchema, drawing: Drawing, name: string): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return number(schema, true);
    case "number":
      return number(schema, false);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return array(schema, drawing, name);
    case "object":
      return object(schema, drawing);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values that a schema takes; fields whose name is known usually hold ids and words that mean something. */
function arbitraryOf(schema: JsonSchema, drawing: Drawing, name = ""): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const target = drawing.definitions[schema.$ref.replace("#/$defs/", "")];
    if (!target) throw new Error(`${schema.$ref} is defined nowhere`);
    return arbitraryOf(target, drawing, name);
  }
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, drawing, name)));
  const [only] = schema.allOf ?? [];
  if (only) return arbitraryOf({ ...schema, allOf: [], ...only }, drawing, name);
  const values = schema.type === "string" ? knownValues(name, drawing.context) : null;
  const drawn = plain(schema, drawing, name);
  return values
    ? fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...values) },
        { weight: 1, arbitrary: drawn },
      )
    : drawn;
}

interface Document {
  readonly schema: JsonSchema;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

const documents = new WeakMap<object, Document>();

function toDocument(schema: Schema.Codec<unknown, unknown>): Document {
  const document = documents.get(schema) ?? (Schema.toJsonSchemaDocument(schema) as Document);
  documents.set(schema, document);
  return document;
}

/** Encoded values of one of the contract's schemas, in that context. */
export function validValue(
  codec: Schema.Codec<unknown, unknown>,
  context: ValueContext,
  name = "",
): fc.Arbitrary<unknown> {
  const { schema, definitions } = toDocument(codec);
  return arbitraryOf(schema, { context, definitions }, name);
}
