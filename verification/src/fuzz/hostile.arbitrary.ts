import fc from "fast-check";

const nest = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);

/** Values that no field is written for: wrong types, edges of numbers, text that breaks parsers and databases. */
const VALUES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  "",
  " ",
  0,
  -1,
  1.005,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  "null\u0000character",
  "\uD800 lone high",
  "lone low \uDC00",
  "\uFEFFmark \u202Eturned",
  "é\u0301 ﷽ 👩‍👩‍👧‍👦",
  "' or 1=1; drop table offer; --",
  "${7*7}{{7*7}}<%= 7*7 %>",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "toString",
  "undefined",
  "NaN",
  "-0",
  "0x10",
  "1e3",
  "9".repeat(400),
  "2026-02-30T25:61:61Z",
  "x".repeat(5000),
  "é".repeat(70_000),
  [["deep"]],
  nest(500),
  { $ne: null },
  { toString: 1, valueOf: 2, length: -1 },
  JSON.parse('{"__proto__": {"isMaster": "Y"}}'),
  JSON.parse('{"constructor": {"prototype": {"isMaster": "Y"}}}'),
];
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Text for a segment of a path or a query, already written as it travels; not all of it is well-formed. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "%00",
    "a%00b",
    "%ff%fe",
    "%zz",
    "%",
    "..%2f..%2f",
    "%2e%2e%2e",
    "%25",
    "'%20or%201%3D1%20--",
    "__proto__",
    "constructor",
    "undefined",
    "null",
    "all",
    "-1",
    "1e999",
    "%F0%9F%92%A9",
    "%ED%A0%80",
    "*",
    "%2C%2C%2C",
    "a".repeat(65),
    "b".repeat(8100),
    "c".repeat(9000),
  ),
  fc.string({ maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

/** One change to a valid body: at which path in it, and what happens there. */
export interface Mutation {
  readonly at: number;
  readonly change:
    | { readonly tag: "replace"; readonly value: unknown }
    | { readonly tag: "drop" }
    | { readonly tag: "add"; readonly key: string; readonly value: unknown };
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 1000 }),
  change: fc.oneof(
    fc.record({ tag: fc.constant("replace" as const), value: hostileValue }),
    fc.record({ tag: fc.constant("drop" as const) }),
    fc.record({
      tag: fc.constant("add" as const),
      key: fc.constantFrom("isMaster", "companyId", "version", "createdBy", "active", "", "😀"),
      value: hostileValue,
    }),
  ),
});

type ValuePath = readonly (string | number)[];

function valuePaths(value: unknown, path: ValuePath = []): readonly ValuePath[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => valuePaths(inner, [...path, key])),
  ];
}

function changeAt(value: unknown, path: ValuePath, change: Mutation["change"]): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== "object" || value === null) {
    if (change.tag === "replace") return change.value;
    if (change.tag === "drop" || typeof value !== "object" || value === null) return null;
    return { ...value, [change.key]: change.value };
  }
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== String(key)) return [[name, inner]];
    return rest.length === 0 && change.tag === "drop"
      ? []
      : [[name, changeAt(inner, rest, change)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Returns a copy with one change, at one of the paths of the value: `at` modulo their number. */
export const mutate = (value: unknown, { at, change }: Mutation): unknown => {
  const paths = valuePaths(value);
  return changeAt(value, paths[at % paths.length] ?? [], change);
};
