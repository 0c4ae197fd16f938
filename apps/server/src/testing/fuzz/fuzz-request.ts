import { isStream, type Call } from "@marquee/api/http/call";
import { ENCODED_EMAIL } from "@marquee/api/http/path";
import type { Route } from "@marquee/api/http/route";
import { allCalls } from "@marquee/api/testing/all-calls";
import fc from "fast-check";
import type { FuzzCaller } from "./fuzz-callers.ts";
import { hostileSegment, mutate, mutation } from "./hostile.arbitrary.ts";
import { HOMES, knownValues, type LearnedIds, type Place } from "./known-values.ts";
import { upload } from "./upload.arbitrary.ts";
import { validValue } from "./valid.arbitrary.ts";

/** One call of the contract with its address. */
export interface FuzzCall {
  readonly noun: string;
  readonly name: string;
  readonly call: Call;
  readonly route: Route;
}

export interface FuzzRequest {
  readonly target: FuzzCall;
  readonly caller: FuzzCaller;
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "HEAD" | "PATCH" | "OPTIONS";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | null;
}

/** Every call of the contract but streams, which never end, in the order of their nouns. */
export const fuzzCalls = (): readonly FuzzCall[] =>
  allCalls()
    .filter(({ call }) => !isStream(call))
    .map(({ id, call, route }) => ({ noun: id.replace(/\..*/, ""), name: id, call, route }));

const travels = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** A path with most of its values well-meant, those of strangers among them. */
function pathOf({ route, call }: FuzzCall, place: Place): fc.Arbitrary<string> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const segments = names.map((name) => {
    const schema = call.params?.[name];
    const known = knownValues(name, place);
    const strange = knownValues(name, {
      ...place,
      home: place.home === "maple" ? "northline" : "maple",
    }) ?? ["x"];
    const meant =
      name === ENCODED_EMAIL || !schema
        ? fc.constantFrom(...(known ?? ["x"]))
        : validValue(schema, place, name);
    return fc.oneof(
      { weight: 16, arbitrary: meant.map(travels) },
      { weight: 2, arbitrary: fc.constantFrom(...strange).map(travels) },
      { weight: 2, arbitrary: hostileSegment },
    );
  });
  return fc.tuple(...segments).map((values) => {
    const rest = [...values];
    return route.path.replaceAll(/:\w+/g, () => rest.shift() ?? "");
  });
}

/** A query: some of the call's parameters, now and then one twice, unknown, or nonsense. */
function queryOf({ call }: FuzzCall, place: Place): fc.Arbitrary<string> {
  const known = Object.entries(call.query ?? {}).map(([name, schema]) =>
    fc
      .oneof(
        { weight: 8, arbitrary: validValue(schema, place, name).map(travels) },
        { weight: 1, arbitrary: hostileSegment },
      )
      .map((value) => `${name}=${value}`),
  );
  const strange = fc
    .tuple(
      fc.constantFrom(
        "__proto__",
        "page",
        "size",
        "q",
        "sort",
        "storeId",
        "constructor[a]",
        "%00",
        "",
      ),
      hostileSegment,
    )
    .map(([name, value]) => `${name}=${value}`);
  const drawn = known.length > 0 ? fc.oneof(...known) : strange;
  const one = fc.oneof({ weight: 8, arbitrary: drawn }, { weight: 1, arbitrary: strange });
  return fc
    .array(one, { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));
}

interface Body {
  readonly payload: string | Buffer | null;
  readonly type: string | null;
}

const DEEP = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
const BROKEN = [
  "{",
  '{"id":',
  "[1,]",
  "nul",
  "",
  "\u0000",
  "{}{}",
  '{"a":1,"a":2}',
  "x".repeat(1_100_000),
  DEEP,
  `{"id":${DEEP}}`,
];

function jsonBody(body: NonNullable<Call["body"]>, place: Place): fc.Arbitrary<Body> {
  const valid = validValue(body, place);
  const mutated = fc
    .tuple(valid, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changes.reduce<unknown>((so, change) => mutate(so, change), value));
  const text = fc.oneof(
    { weight: 5, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 5, arbitrary: mutated.map((value) => JSON.stringify(value) ?? "null") },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(valid, fc.nat({ max: 400 }))
        .map(([value, end]) => JSON.stringify(value).slice(0, end)),
    },
  );
  return text.map((payload) => ({ payload, type: "application/json" }));
}

const nothing: fc.Arbitrary<Body> = fc.oneof(
  { weight: 9, arbitrary: fc.constant({ payload: null, type: null }) },
  { weight: 1, arbitrary: fc.constant({ payload: "{}", type: "application/json" }) },
);

function bodyOf({ call, route }: FuzzCall, place: Place): fc.Arbitrary<Body> {
  if (call.file) return upload;
  if (call.body) return jsonBody(call.body, place);
  return route.method === "GET" ? fc.constant({ payload: null, type: null }) : nothing;
}

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "application/json\t; x=y",
  "multipart/form-data",
  "application/xml",
  "a".repeat(300),
  "",
];
const VERSIONS = ['"1"', '"2"', 'W/"1"', '"999999999"', "*", '"-1"', "1", '"x"', '"1", "2"'];

const extraHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: fc.constantFrom(...VERSIONS).map((value) => ({ "if-match": value })) },
  { weight: 1, arbitrary: fc.constantFrom(...TYPES).map((value) => ({ "content-type": value })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { accept: "application/pdf;q=9, \\" },
      { "x-forwarded-for": "' or 1=1" },
      { "accept-encoding": "br;q=x, gzip, *" },
      { host: "evil.test" },
      { "content-encoding": "gzip" },
      { "transfer-encoding": "chunked" },
    ),
  },
);

const METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"] as const;

/** Edits say the version they start from, and mostly one that may be the current one. */
const versions = fc.integer({ min: 1, max: 5 }).map((version) => ({ "if-match": `"${version}"` }));
const headersOf = ({ call }: FuzzCall): fc.Arbitrary<Readonly<Record<string, string>>> =>
  call.edit
    ? fc.oneof({ weight: 3, arbitrary: versions }, { weight: 1, arbitrary: extraHeaders })
    : extraHeaders;

interface Drawn {
  readonly path: string;
  readonly query: string;
  readonly body: Body;
  readonly extra: Readonly<Record<string, string>>;
  readonly method: FuzzRequest["method"];
}

const drawnOf = (target: FuzzCall, place: Place): fc.Arbitrary<Drawn> =>
  fc.record({
    path: pathOf(target, place),
    query: queryOf(target, place),
    body: bodyOf(target, place),
    extra: headersOf(target),
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(target.route.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
  });

function sentBy(caller: FuzzCaller, target: FuzzCall, drawn: Drawn): FuzzRequest {
  const { path, query, body, extra, method } = drawn;
  const bodyless = method === "GET" || method === "HEAD";
  return {
    target,
    caller,
    method,
    url: `/api${path}${query}`,
    payload: bodyless ? null : body.payload,
    headers: {
      ...(body.type === null || bodyless ? {} : { "content-type": body.type }),
      ...(caller.authorization === null ? {} : { authorization: caller.authorization }),
      ...extra,
    },
  };
}

/**
 * Requests of everybody at every call: calls that are built (`isBuilt`) more often than those that answer 501, real
 * people more often than forged tokens.
 */
export function fuzzRequests(
  callers: readonly FuzzCaller[],
  isBuilt: (name: string) => boolean,
  learned: LearnedIds,
): fc.Arbitrary<FuzzRequest> {
  const real = callers.filter(({ forged }) => !forged);
  const forged = callers.filter((caller) => caller.forged);
  const who = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...real) },
    { weight: 1, arbitrary: fc.constantFrom(...forged) },
  );
  const calls = fuzzCalls();
  const weighted = [
    ...calls,
    ...Array.from({ length: 7 }, () => calls.filter(({ name }) => isBuilt(name))).flat(),
  ];
  const drawings = weighted.map((target) => ({
    target,
    of: {
      maple: drawnOf(target, { home: "maple", noun: target.noun, learned }),
      northline: drawnOf(target, { home: "northline", noun: target.noun, learned }),
      harbour: drawnOf(target, { home: "harbour", noun: target.noun, learned }),
    },
  }));
  return fc
    .tuple(fc.constantFrom(...drawings), who, fc.constantFrom(...HOMES))
    .chain(([{ target, of }, caller, anybody]) =>
      of[caller.home ?? anybody].map((drawn) => sentBy(caller, target, drawn)),
    );
}
