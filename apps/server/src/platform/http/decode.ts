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
  return wellFormed((value) => {
    const result = decode(value);
    if (Result.isSuccess(result)) return { value: result.success };
    return { issues: issuesOf(result.failure.issue, rule) };
  }, rule);
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

const ILL_FORMED = "text may not hold a null character or half of a character";

/** The first place of a value whose text no database takes. Walks with a stack of its own: bodies may be deep. */
function illFormed(value: unknown): string | null {
  const open: { readonly value: unknown; readonly place: string }[] = [{ value, place: "" }];
  const bad = (text: string) => text.includes("\u0000") || !text.isWellFormed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: inner, place } = next;
    if (typeof inner === "string" && bad(inner)) return place;
    if (typeof inner !== "object" || inner === null) continue;
    for (const [key, each] of Object.entries(inner)) {
      if (bad(key)) return place;
      if (typeof each === "string" ? bad(each) : typeof each === "object")
        open.push({ value: each, place: place === "" ? key : `${place}.${key}` });
    }
  }
  return null;
}

const wellFormed =
  (decode: Decoder, rule: string): Decoder =>
  (value) => {
    const field = illFormed(value);
    return field === null ? decode(value) : { issues: [{ rule, field, message: ILL_FORMED }] };
  };

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
    const [decodedParams, decodedQuery, decodedBody] = values;
    return { params: decodedParams, query: decodedQuery, body: decodedBody };
  };
}
