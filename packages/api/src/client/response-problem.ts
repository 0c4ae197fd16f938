import { Result, Schema } from "effect";
import { contract } from "../contract/contract.ts";
import type { Call } from "../http/call.ts";

type Check = (reply: unknown) => string | null;

const meta = Schema.Struct({
  total: Schema.Int,
  isMore: Schema.optionalKey(Schema.Literal(true)),
  moreMayMatch: Schema.optionalKey(Schema.Literal(true)),
  keys: Schema.optionalKey(Schema.Struct({ first: Schema.String, last: Schema.String })),
  counts: Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)),
  sums: Schema.optionalKey(Schema.Record(Schema.String, Schema.Finite)),
});

function responseCheck(call: Call): Check {
  if (call.produces) return () => null;
  const reply = call.list
    ? Schema.Struct({ data: Schema.Array(call.response), meta })
    : Schema.Struct({ data: call.response });
  const decode = Schema.decodeUnknownResult(reply, { errors: "all" });
  return (value) => {
    const result = decode(value);
    return Result.isSuccess(result) ? null : result.failure.message;
  };
}

const checks = new Map(
  Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries<Call>(calls).map(
      ([name, call]) => [`${noun}.${name}`, responseCheck(call)] as const,
    ),
  ),
);

/** What is wrong with the body of a response by the contract, or null (API-D1). Loads every schema: import it lazily. */
export function responseProblem(noun: string, name: string, reply: unknown): string | null {
  const check = checks.get(`${noun}.${name}`);
  return check ? check(reply) : `${noun}.${name} is no call of the contract`;
}
