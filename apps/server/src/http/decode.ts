import type { Call, Fields } from "@marquee/api/http/call";
import { decodeEmail, ENCODED_EMAIL } from "@marquee/api/http/path";
import type { Issue } from "@marquee/domain/validation/rule";
import { Result, Schema, SchemaIssue } from "effect";
import { invalid, type Refusal } from "./refusal.ts";

type Decoder = (
  value: unknown,
) => { readonly value: unknown } | { readonly issues: readonly Issue[] };

const describe = SchemaIssue.makeFormatterStandardSchemaV1();

function decoder(schema: Schema.Codec<unknown, unknown>, rule: string): Decoder {
  const decode = Schema.decodeUnknownResult(schema, { errors: "all" });
  return (value) => {
    const result = decode(value);
    if (Result.isSuccess(result)) return { value: result.success };
    return { issues: issuesOf(result.failure.issue, rule) };
  };
}

/** The first thing that is wrong with each field: what follows from it helps nobody (HTTP-X1). */
function issuesOf(issue: SchemaIssue.Issue, rule: string): readonly Issue[] {
  const first = new Map<string, Issue>();
  for (const { path, message } of describe(issue).issues) {
    const field = (path ?? []).map(String).join(".");
    if (!first.has(field)) first.set(field, { rule, field, message });
  }
  return [...first.values()];
}

const NULL_CHARACTER = "text may not hold a null character";

/** Where a decoded value holds a null character, which the database cannot keep (HTTP-N1). */
function nullCharacters(value: unknown, field = ""): readonly Issue[] {
  if (typeof value === "string")
    return value.includes("\0") ? [{ rule: "HTTP-N1", field, message: NULL_CHARACTER }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    nullCharacters(inner, field === "" ? name : `${field}.${name}`),
  );
}

const optional = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, Schema.optionalKey(schema)]),
  );

/** A repeated query parameter arrives as a list; a form field that is said twice is a mistake, so the schema refuses it. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface DecodedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function readEmail(params: unknown): unknown {
  if (typeof params !== "object" || params === null || !(ENCODED_EMAIL in params)) return params;
  const text = params[ENCODED_EMAIL];
  return { ...params, [ENCODED_EMAIL]: typeof text === "string" ? (decodeEmail(text) ?? "") : "" };
}

/**
 * Compiles the checks of a call once. Whatever is wrong in path, query and body is listed together, each with
 * its field, so that a caller mends everything in one go.
 */
export function compileDecoder(call: Call): (raw: RawInput) => DecodedInput | Refusal {
  const params = call.params ? decoder(Schema.Struct(call.params), "HTTP-P1") : null;
  const query = call.query ? decoder(Schema.Struct(optional(call.query)), "HTTP-Q1") : null;
  const body = call.body ? decoder(call.body, "HTTP-B1") : null;
  return (raw) => {
    const results = [
      params?.(readEmail(raw.params)) ?? { value: {} },
      query?.(raw.query) ?? { value: {} },
      body?.(raw.body) ?? { value: undefined },
    ];
    const issues = results.flatMap((result) => ("issues" in result ? result.issues : []));
    if (issues.length > 0) return invalid(issues);
    const values = results.map((result) => ("value" in result ? result.value : undefined));
    const unstorable = values.flatMap((value) => nullCharacters(value));
    if (unstorable.length > 0) return invalid(unstorable);
    const [decodedParams, decodedQuery, decodedBody] = values;
    return { params: decodedParams, query: decodedQuery, body: decodedBody };
  };
}
