import { encodeEmail, ENCODED_EMAIL } from "@marquee/api/http/path";
import { stableId } from "@marquee/server/demonstration/stable-id";
import fc from "fast-check";
import { acrossTenants } from "../calls/calls.ts";
import type { Subject } from "../calls/subject.ts";
import { arbitraryBody, type Body } from "../fuzz/body.arbitrary.ts";
import { stepRequest } from "../fuzz/flows/step.ts";
import type { FuzzCall } from "../fuzz/fuzz-call.ts";
import type { FuzzCaller } from "../fuzz/fuzz-callers.ts";
import type { FuzzRequest } from "../fuzz/fuzz-request.ts";
import type { MarkedRows } from "../fuzz/fuzz-world.ts";
import { knownValues, type Home, type ValueContext } from "../fuzz/known-values.ts";
import { validValue } from "../fuzz/valid.arbitrary.ts";
import { shareOf } from "../sample.ts";

const SEED = 11;
/** Of the ids that a company may have, so many of the first are those of its rows; ids that a test inserted come last.  */
const ROWS = 3;
/** Bodies about one company. */
const BODIES = 3;
const OTHER: Readonly<Record<Home, Home>> = {
  maple: "northline",
  northline: "maple",
  harbour: "maple",
};

/** Who sends a request, to which call, and about the rows of which companies: their own, and another one. */
interface Variation {
  readonly target: FuzzCall;
  readonly caller: FuzzCaller;
  readonly contexts: readonly ValueContext[];
}

const rowsAmong = (values: readonly unknown[]): readonly unknown[] => [
  ...values.slice(0, ROWS),
  ...values.slice(-1),
];

const some = <T>(values: fc.Arbitrary<T>, numRuns: number): readonly T[] =>
  fc.sample(values, { seed: SEED, numRuns });

/** The values of a path parameter: the caller's own name, rows of their company, and rows of the other one. */
function variedValues(
  name: string,
  { target: { call }, caller, contexts }: Variation,
): readonly string[] {
  if (name === ENCODED_EMAIL) return [encodeEmail(`${caller.name}@marquee.test`)];
  const schema = call.params?.[name];
  const values = contexts.flatMap((context) => {
    const known = knownValues(name, context);
    if (known) return rowsAmong(known);
    return schema ? some(validValue(schema, context, name), 2 * ROWS) : ["x"];
  });
  return [...new Set(values.map((value) => encodeURIComponent(String(value))))];
}

/** Every combination of the values of a path's parameters. */
function variedPaths(variation: Variation): readonly string[] {
  const { path } = variation.target.route;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return names.reduce<readonly string[]>(
    (paths, name) =>
      paths.flatMap((so) =>
        variedValues(name, variation).map((value) => so.replace(`:${name}`, value)),
      ),
    [path],
  );
}

/** No query, a search, and each of its parameters that names a row, of each company. */
function variedQueries({ target: { call }, contexts }: Variation): readonly string[] {
  const names = Object.keys(call.query ?? {}).filter((name) => /Id$|^checkout$/.test(name));
  return [
    "",
    ...(call.query && "q" in call.query ? ["?q=e"] : []),
    ...names.flatMap((name) =>
      contexts.flatMap((context) =>
        (knownValues(name, context) ?? []).slice(0, 1).map((value) => `?${name}=${String(value)}`),
      ),
    ),
  ];
}

function variedBodies({ target, contexts }: Variation): readonly Body[] {
  const { body, file } = target.call;
  if (!body && !file) return [{ payload: null, type: null }];
  return contexts.flatMap((context) =>
    body
      ? some(validValue(body, context), BODIES).map((value) => ({
          payload: JSON.stringify(value),
          type: "application/json",
        }))
      : some(arbitraryBody(target, context), BODIES),
  );
}

/** So many requests of one user to one call are sent; a call of many parameters would have a thousand. */
const MOST = shareOf(40);

/** Some of many, drawn by the seed. */
const drawSample = <T>(all: readonly T[]): readonly T[] =>
  all.length <= MOST
    ? all
    : some(fc.shuffledSubarray([...all], { minLength: MOST, maxLength: MOST }), 1).flat();

/** The requests of the table of calls, about each company's and with what is of each. */
function exampleRequests(
  { target, caller, contexts }: Variation,
  subjects: readonly Subject[],
): readonly FuzzRequest[] {
  const of = subjects.filter(({ home }) => contexts.some((context) => context.home === home));
  return of.flatMap((subject) =>
    of.flatMap((others) => {
      const id = stableId(`${target.name} of ${caller.name}: ${subject.name} with ${others.name}`);
      return acrossTenants(target, [subject, others], id).map((input) =>
        stepRequest({ call: target.name, input: () => input }, caller, ""),
      );
    }),
  );
}

/** Valid requests of a user of a company to one call, about what is theirs and about what is not. */
export function crossTenantRequests(
  target: FuzzCall,
  caller: FuzzCaller,
  { learned, subjects }: MarkedRows,
): readonly FuzzRequest[] {
  const { authorization, home } = caller;
  if (home === null || authorization === null) return [];
  const { noun, route } = target;
  const contexts = [home, OTHER[home]].map((of) => ({ home: of, noun, learned }));
  const variation = { target, caller, contexts };
  const requests = variedPaths(variation).flatMap((path) =>
    variedQueries(variation).flatMap((query) =>
      variedBodies(variation).map(({ payload, type }) => ({
        target,
        caller,
        method: route.method,
        url: `/api${path}${query}`,
        headers: { authorization, ...(type === null ? {} : { "content-type": type }) },
        payload,
      })),
    ),
  );
  return [...drawSample(requests), ...exampleRequests(variation, subjects)];
}
