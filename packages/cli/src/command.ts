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
  /** Where the first word chooses between kinds: what each of them takes and answers. */
  readonly kinds?: Readonly<Record<string, Pick<Command, "input" | "summary">>>;
  readonly run: (words: readonly string[], input: unknown) => Outcome;
}

/** The kind that the words choose, with its word in place of the command's; the command itself where it has none. */
export function chosenKind(command: Command, words: readonly string[]): CommandUsage {
  const [word = ""] = words;
  const kind =
    command.kinds && Object.hasOwn(command.kinds, word) ? command.kinds[word] : undefined;
  return kind ? { name: command.name, words: [word], ...kind } : command;
}

/** What a command, or one of its kinds, is called with and answers. */
export type CommandUsage = Pick<Command, "name" | "words" | "input" | "summary">;

/** Everything a command can be called with: one entry, or one for each of its kinds. */
export const usagesOf = (command: Command): readonly CommandUsage[] =>
  command.kinds ? Object.keys(command.kinds).map((word) => chosenKind(command, [word])) : [command];

/** How a command is typed, in one line. */
export const typed = ({ name, words, input }: CommandUsage): string =>
  ["marquee", name, ...words, ...(input === null ? [] : [`'${input}'`])].join(" ");

/** Reads the input and answers it, or says where it cannot be read. */
export function withInput<Value>(
  reader: Reader<Value>,
  input: unknown,
  respond: (value: Value) => Outcome,
): Outcome {
  const result = reader(input, "");
  return result.ok ? respond(result.value) : unreadable(result.path, result.expected);
}
