import type { Call } from "@marquee/api/http/call";
import fc from "fast-check";
import type { FuzzCall } from "./fuzz-call.ts";
import { mutate, mutation } from "./hostile.arbitrary.ts";
import type { ValueContext } from "./known-values.ts";
import { upload } from "./upload.arbitrary.ts";
import { validValue } from "./valid.arbitrary.ts";

export interface Body {
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

function jsonBody(body: NonNullable<Call["body"]>, context: ValueContext): fc.Arbitrary<Body> {
  const valid = validValue(body, context);
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

/** A body of the call: well-meant, mutated, broken, or one for a call without a body. */
export function arbitraryBody(
  { call, route }: FuzzCall,
  context: ValueContext,
): fc.Arbitrary<Body> {
  if (call.file) return upload;
  if (call.body) return jsonBody(call.body, context);
  return route.method === "GET" ? fc.constant({ payload: null, type: null }) : nothing;
}
