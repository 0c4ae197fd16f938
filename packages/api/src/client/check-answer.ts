import { Schema } from "effect";
import { contract } from "../contract/contract.ts";
import type { Call } from "../http/call.ts";

const callOf = (noun: string, name: string): Call | undefined => {
  const group: Readonly<Record<string, Call>> | undefined = Object.entries(contract).find(
    ([known]) => known === noun,
  )?.[1];
  return group?.[name];
};

/**
 * What is wrong with an answer by the contract, or null. For development and tests: it loads every schema,
 * so import it lazily.
 */
export function checkAnswer(noun: string, name: string, answer: unknown): string | null {
  const call = callOf(noun, name);
  if (!call || call.produces) return null;
  const data =
    typeof answer === "object" && answer !== null && "data" in answer ? answer.data : undefined;
  const schema = call.list ? Schema.Array(call.response) : call.response;
  try {
    Schema.decodeUnknownSync(schema)(data);
    return null;
  } catch (error) {
    return `${noun}.${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
