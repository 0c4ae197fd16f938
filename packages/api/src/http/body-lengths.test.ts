import { Arbitrary, Effect, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { allCalls } from "../testing/all-calls.ts";
import { bodyLengths, largestBody, measureBody, type BodyLengths } from "./body-lengths.ts";

const bodies = allCalls().flatMap(({ id, call }) => (call.body ? [[id, call.body] as const] : []));
const text = (most: number) => Schema.String.check(Schema.isMaxLength(most));
const list = <S extends Schema.Constraint>(entry: S, most: number) =>
  Schema.Array(entry).check(Schema.isMaxLength(most));
const measure = (schema: Schema.Codec<unknown, unknown>, value: unknown, most = 100) =>
  measureBody(bodyLengths(schema), value, most);

/** A list of numbers that counts how often an entry of it is read. */
function countingList(length: number) {
  const reads = { count: 0 };
  const entries = new Proxy(
    Array.from({ length }, () => 0),
    {
      get: (target, key, receiver) => {
        if (typeof key === "string" && /^\d+$/.test(key)) reads.count += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    },
  );
  return { entries, reads };
}

/** A value that fills every list of a body far beyond its limit. */
function flood(lengths: BodyLengths, entries: unknown): unknown {
  if (lengths.list !== null) return entries;
  if (lengths.fields.size === 0) return null;
  return Object.fromEntries(
    [...lengths.fields].map(([name, inner]) => [name, flood(inner, entries)]),
  );
}

describe("the lengths of a body", () => {
  it.each(bodies)("[LIMIT-9] look at no entry of a list that is too long: %s", (_id, schema) => {
    const { entries, reads } = countingList(10_000);
    const { excesses } = measure(schema, flood(bodyLengths(schema), entries));
    expect(reads.count).toBe(0);
    for (const { message } of excesses) expect(message).toMatch(/^At most \d+ entries$/);
  });

  it("[LIMIT-9] name each list and text that is too long, wherever it is", () => {
    const schema = Schema.Struct({
      name: text(3),
      rows: list(Schema.Struct({ note: text(2) }), 2),
    });
    expect(measure(schema, { name: "abcd", rows: [{ note: "ab" }, { note: "abc" }] })).toEqual({
      excesses: [
        { field: "name", message: "At most 3 characters" },
        { field: "rows.1.note", message: "At most 2 characters" },
      ],
      fields: 7,
    });
    expect(measure(schema, { rows: [1, 2, 3] }).excesses).toEqual([
      { field: "rows", message: "At most 2 entries" },
    ]);
    expect(measure(schema, { name: "abc", rows: [] }).excesses).toEqual([]);
  });

  it("[LIMIT-9] are those of the longest of several kinds", () => {
    const schema = Schema.Union([
      Schema.Struct({ kind: Schema.Literal("a"), ids: list(text(1), 2) }),
      Schema.Struct({ kind: Schema.Literal("b"), ids: list(text(4), 3) }),
      Schema.Struct({ kind: Schema.Literal("c"), note: Schema.NullOr(text(5)) }),
    ]);
    expect(measure(schema, { kind: "a", ids: ["abcd", "a", "a"] }).excesses).toEqual([]);
    expect(measure(schema, { ids: ["abcde"], note: "abcdef" }).excesses).toEqual([
      { field: "ids.0", message: "At most 4 characters" },
      { field: "note", message: "At most 5 characters" },
    ]);
  });

  it("[LIMIT-9] pass over what the schema does not know, and over the prototype's names", () => {
    const { entries, reads } = countingList(10);
    const body = JSON.parse('{"__proto__":{"name":"abcd"},"constructor":1}') as object;
    const schema = Schema.Struct({ name: text(3) });
    expect(measure(schema, { ...body, unknown: entries }).excesses).toEqual([]);
    expect(reads.count).toBe(0);
  });

  it("[LIMIT-10] are measured until a given number is too long", () => {
    const rows = Array.from({ length: 50 }, () => "ab");
    expect(measure(list(text(1), 50), rows, 7).excesses).toHaveLength(7);
  });

  it("[LIMIT-10] count fields that are missing, since each is reported", () => {
    const row = Schema.Struct({ a: text(1), b: text(1), c: text(1) });
    expect(measure(list(row, 5), [{}, {}]).fields).toBe(1 + 2 * 4);
  });

  it("[LIMIT-1] are refused at the start if a list has none", () => {
    expect(() => bodyLengths(Schema.Array(Schema.String))).toThrow("a list of a body has no limit");
  });

  it.each(bodies)("[LIMIT-1] leave room for the largest body: %s", async (_id, schema) => {
    const samples = await Effect.runPromise(
      Arbitrary.sampleEffect(Arbitrary.schema(schema), {
        count: 5,
        size: 20,
        seed: "marquee",
        maxDiscards: 100_000,
      }),
    );
    const most = largestBody(bodyLengths(schema));
    for (const sample of samples)
      expect(Buffer.byteLength(JSON.stringify(sample))).toBeLessThanOrEqual(most);
  });

  it("[LIMIT-1] count six bytes for each character", () => {
    const schema = Schema.Struct({ name: text(10), tags: list(text(2), 3) });
    const body = {
      name: "\u0001".repeat(10),
      tags: ["\u0001\u0001", "\u0001\u0001", "\u0001\u0001"],
    };
    const bytes = Buffer.byteLength(JSON.stringify(body));
    expect(largestBody(bodyLengths(schema))).toBeGreaterThanOrEqual(bytes);
    expect(largestBody(bodyLengths(schema))).toBeLessThan(bytes + 100);
  });
});
