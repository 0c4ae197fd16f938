import type { Call } from "@marquee/api/http/call";
import { Result, Schema } from "effect";

/** Throws if a response is not exactly what the contract says, with the difference in its message. */
export function checkResult(call: Call, result: unknown): void {
  if (call.produces) return;
  const schema = call.list ? Schema.Array(call.response) : call.response;
  const value = call.list ? (result as { rows: readonly unknown[] }).rows : result;
  const decoded = Schema.decodeUnknownResult(schema, { errors: "all", onExcessProperty: "error" })(
    value,
  );
  if (Result.isFailure(decoded))
    throw new Error(`"${call.summary}" does not answer its contract: ${String(decoded.failure)}`);
}
