import { ENCODED_EMAIL } from "@marquee/api/http/path";
import fc from "fast-check";
import { arbitraryBody, type Body } from "./body.arbitrary.ts";
import { END_SIGN_INS, fuzzCalls, type FuzzCall } from "./fuzz-call.ts";
import type { FuzzCaller } from "./fuzz-callers.ts";
import { arbitraryHeaders } from "./header.arbitrary.ts";
import { hostileSegment } from "./hostile.arbitrary.ts";
import { HOMES, knownValues, type LearnedIds, type ValueContext } from "./known-values.ts";
import { validValue } from "./valid.arbitrary.ts";

export interface FuzzRequest {
  readonly target: FuzzCall;
  readonly caller: FuzzCaller;
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "HEAD" | "PATCH" | "OPTIONS";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | null;
}

const travels = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** Segments of dots alone are folded away before a request is sent: it would be one of another address (REL-F7). */
const DOTS = /\/(?:\.|%2e){1,2}(?=\/|$)/i;

/** A path with most of its values well-meant, those of other tenants among them. */
function arbitraryPath({ route, call }: FuzzCall, context: ValueContext): fc.Arbitrary<string> {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const segments = names.map((name) => {
    const schema = call.params?.[name];
    const known = knownValues(name, context);
    const foreign = knownValues(name, {
      ...context,
      home: context.home === "maple" ? "northline" : "maple",
    }) ?? ["x"];
    const meant =
      name === ENCODED_EMAIL || !schema
        ? fc.constantFrom(...(known ?? ["x"]))
        : validValue(schema, context, name);
    return fc.oneof(
      { weight: 16, arbitrary: meant.map(travels) },
      { weight: 2, arbitrary: fc.constantFrom(...foreign).map(travels) },
      { weight: 2, arbitrary: hostileSegment },
    );
  });
  return fc
    .tuple(...segments)
    .map((values) => {
      const rest = [...values];
      return route.path.replaceAll(/:\w+/g, () => rest.shift() ?? "");
    })
    .filter((path) => !DOTS.test(path));
}

/** A query: some of the call's parameters, now and then one twice, unknown, or nonsense. */
function arbitraryQuery({ call }: FuzzCall, context: ValueContext): fc.Arbitrary<string> {
  const known = Object.entries(call.query ?? {}).map(([name, schema]) =>
    fc
      .oneof(
        { weight: 8, arbitrary: validValue(schema, context, name).map(travels) },
        { weight: 1, arbitrary: hostileSegment },
      )
      .map((value) => `${name}=${value}`),
  );
  const hostile = fc
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
  const drawn = known.length > 0 ? fc.oneof(...known) : hostile;
  const one = fc.oneof({ weight: 8, arbitrary: drawn }, { weight: 1, arbitrary: hostile });
  return fc
    .array(one, { maxLength: 3 })
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS"] as const;

interface Generated {
  readonly path: string;
  readonly query: string;
  readonly body: Body;
  readonly extra: Readonly<Record<string, string>>;
  readonly method: FuzzRequest["method"];
}

const requestFor = (target: FuzzCall, context: ValueContext): fc.Arbitrary<Generated> =>
  fc.record({
    path: arbitraryPath(target, context),
    query: arbitraryQuery(target, context),
    body: arbitraryBody(target, context),
    extra: arbitraryHeaders(target),
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant(target.route.method) },
      { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
    ),
  });

const isSegment = (pattern: string | undefined, segment: string): boolean =>
  pattern === segment || pattern?.startsWith(":") === true;

/** The call that a route's path reaches by another method; one that names the path itself comes before one with a parameter there. */
function callAt(method: string, path: string): FuzzCall | undefined {
  const segments = path.split("/");
  const reached = fuzzCalls().filter(({ route }) => {
    const patterns = route.path.split("/");
    return (
      route.method === method &&
      patterns.length === segments.length &&
      segments.every((segment, at) => isSegment(patterns[at], segment))
    );
  });
  return reached.find(({ route }) => route.path === path) ?? reached[0];
}

function sentBy(caller: FuzzCaller, drawnFor: FuzzCall, drawn: Generated): FuzzRequest {
  const { path, query, body, extra, method } = drawn;
  // with another method it may be a request of another call, which responds by a contract of its own
  const isOther = method !== drawnFor.route.method;
  const target = (isOther ? callAt(method, drawnFor.route.path) : undefined) ?? drawnFor;
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

/** Requests of every caller to every call: real users more often than forged tokens. */
export function fuzzRequests(
  callers: readonly FuzzCaller[],
  learned: LearnedIds,
  nouns: readonly string[] = [],
): fc.Arbitrary<FuzzRequest> {
  const real = callers.filter(({ forged }) => !forged);
  const forged = callers.filter((caller) => caller.forged);
  const who = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...real) },
    { weight: 1, arbitrary: fc.constantFrom(...forged) },
  );
  const calls = fuzzCalls().filter(
    ({ noun, name }) => !END_SIGN_INS.has(name) && (nouns.length === 0 || nouns.includes(noun)),
  );
  const drawings = calls.map((target) => ({
    target,
    of: {
      maple: requestFor(target, { home: "maple", noun: target.noun, learned }),
      northline: requestFor(target, { home: "northline", noun: target.noun, learned }),
      harbour: requestFor(target, { home: "harbour", noun: target.noun, learned }),
    },
  }));
  return fc
    .tuple(fc.constantFrom(...drawings), who, fc.constantFrom(...HOMES))
    .chain(([{ target, of }, caller, anyCompany]) =>
      of[caller.home ?? anyCompany].map((drawn) => sentBy(caller, target, drawn)),
    );
}
