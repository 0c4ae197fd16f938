import type { Outcome } from "./outcome.ts";
import type { Reader } from "./reading/reader.ts";
import { unreadable } from "./outcome.ts";

/** One command. `words` are the arguments before the JSON, for example the form that `validate` checks. */
export interface Command {
  readonly name: string;
  readonly words: readonly string[];
  /** What the JSON looks like, in one line; null for a command without input. */
  readonly input: string | null;
  readonly summary: string;
  readonly run: (words: readonly string[], input: unknown) => Outcome;
}

/** Reads the input and answers it, or says where it cannot be read. */
export function withInput<Value>(
  reader: Reader<Value>,
  input: unknown,
  respond: (value: Value) => Outcome,
): Outcome {
  const result = reader(input, "");
  return result.ok ? respond(result.value) : unreadable(result.path, result.expected);
}
