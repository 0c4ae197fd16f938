import { bodyLengths, measureBody } from "@marquee/api/http/body-lengths";
import type { Call, Fields } from "@marquee/api/http/call";
import { decodeEmail, ENCODED_EMAIL } from "@marquee/api/http/path";
import { taggedUnion } from "@marquee/api/http/tagged-union";
import { isDay } from "@marquee/domain/dates/days";
import { dateMessages } from "@marquee/domain/reports/date-range";
import type { Issue } from "@marquee/domain/validation/rule";
import { Result, Schema, SchemaIssue } from "effect";
import { invalid, MOST_ISSUES, type Refusal } from "../refusal/refusal.ts";
import { ILL_FORMED, illFormedField } from "./ill-formed.ts";
import { normalizeTexts } from "./normalize-texts.ts";

/** What is wrong with the days that a path or a query names if they end before they begin (DATE-V5). */
function reversedDays(named: unknown): readonly Issue[] {
  if (typeof named !== "object" || named === null) return [];
  const { from, to }: { readonly from?: unknown; readonly to?: unknown } = named;
  if (typeof from !== "string" || typeof to !== "string" || !isDay(from) || !isDay(to)) return [];
  return to < from ? [{ rule: "DATE-V5", field: "to", message: dateMessages.toBeforeFrom }] : [];
}

type Decoded = { readonly value: unknown } | { readonly issues: readonly Issue[] };
type Decoder = (value: unknown) => Decoded;

const describe = SchemaIssue.makeFormatterStandardSchemaV1();

/** The most fields for which a refusal lists everything that is wrong; for a larger body it names the first only (LIMIT-10). */
const MOST_FIELDS = 50_000;

/** Checks a value by its schema, and lists all that is wrong with it or the first thing alone. */
function checker(schema: Schema.Codec<unknown, unknown>, rule: string) {
  const decode = Schema.decodeUnknownResult(schema);
  return (value: unknown, errors: "all" | "first"): Decoded => {
    const field = illFormedField(value);
    if (field !== null) return { issues: [{ rule, field, message: ILL_FORMED }] };
    const result = decode(normalizeTexts(value), { errors });
    if (Result.isSuccess(result)) return { value: result.success };
    return { issues: fieldIssues(result.failure.issue, rule) };
  };
}

function decoder(schema: Schema.Codec<unknown, unknown>, rule: string): Decoder {
  const check = checker(schema, rule);
  return (value) => check(value, "all");
}

/** The check of a body that may have several forms: its tag alone decides which one it is, then that form's fields (HTTP-B4). */
function formChecker(schema: Schema.Codec<unknown, unknown>, rule: string) {
  const union = taggedUnion(schema);
  const whole = checker(schema, rule);
  if (union === null) return whole;
  const { tag, formOf, expected } = union;
  const checkers = new Map<unknown, typeof whole>();
  return (value: unknown, errors: "all" | "first"): Decoded => {
    if (typeof value !== "object" || value === null) return whole(value, errors);
    const form = formOf(value);
    if (form === undefined) return { issues: [{ rule, field: tag, message: expected }] };
    const check = checkers.get(form) ?? checker(form, rule);
    checkers.set(form, check);
    return check(value, errors);
  };
}

/** Refuses a body with too long texts and lists before its schema checks every entry of them (LIMIT-9). */
function bodyDecoder(schema: Schema.Codec<unknown, unknown>, rule: string): Decoder {
  const lengths = bodyLengths(schema);
  const check = formChecker(schema, rule);
  return (body) => {
    const { excesses, fields } = measureBody(lengths, body, MOST_ISSUES);
    return excesses.length > 0
      ? { issues: excesses.map((excess) => ({ rule, ...excess })) }
      : check(body, fields > MOST_FIELDS ? "first" : "all");
  };
}

/** The first thing that is wrong with each field: what follows from it is no help (HTTP-X1). */
function fieldIssues(issue: SchemaIssue.Issue, rule: string): readonly Issue[] {
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

/** A repeated query parameter arrives as a list; a form field given twice is a mistake, so the schema refuses it. */
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

const isEmpty = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  !Array.isArray(body) &&
  Object.keys(body).length === 0;

/** A body that may be null may be left out, and `{}` says as little: it is taken for null if the call's shape has keys. */
function decodeBody(decode: Decoder, body: unknown): ReturnType<Decoder> {
  const decoded = decode(body);
  if ("value" in decoded || !isEmpty(body)) return decoded;
  const leftOut = decode(null);
  return "value" in leftOut ? leftOut : decoded;
}

/** Compiles the checks of a call once. All that is wrong in path, query and body is listed together, by field. */
export function compileDecoder(call: Call): (raw: RawInput) => DecodedInput | Refusal {
  const params = call.params ? decoder(Schema.Struct(call.params), "HTTP-P1") : null;
  const query = call.query ? decoder(Schema.Struct(optional(call.query)), "HTTP-Q1") : null;
  const body = call.body ? bodyDecoder(call.body, "HTTP-B1") : null;
  return (raw) => {
    const results = [
      params?.(readEmail(raw.params)) ?? { value: {} },
      query?.(raw.query) ?? { value: {} },
      (body && decodeBody(body, raw.body ?? null)) ?? { value: undefined },
    ];
    const issues = results.flatMap((result) => ("issues" in result ? result.issues : []));
    if (issues.length > 0) return invalid(issues);
    const values = results.map((result) => ("value" in result ? result.value : undefined));
    const reversed = values.slice(0, 2).flatMap(reversedDays);
    if (reversed.length > 0) return invalid(reversed);
    const [decodedParams, decodedQuery, decodedBody] = values;
    return { params: decodedParams, query: decodedQuery, body: decodedBody };
  };
}
