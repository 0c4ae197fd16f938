import { type CommandResult, unreadable } from "./command-result.ts";
import type { Reader } from "./reading/reader.ts";

/** One command. `positionals` are the arguments before the JSON, for example the form that `validate` checks. */
export interface Command {
  readonly name: string;
  readonly positionals: readonly string[];
  /** Names of the words that may follow as `--name word`, or as `--name` alone; they come after the positionals. */
  readonly options?: readonly string[];
  /** What the JSON looks like, in one line; null for a command without input. */
  readonly input: string | null;
  /** The option that says where else the input comes from: with it, none is read. */
  readonly inputFrom?: string;
  readonly summary: string;
  /** If the first argument chooses between kinds: what each of them takes and returns. */
  readonly kinds?: Readonly<Record<string, Pick<Command, "input" | "summary" | "options">>>;
  readonly run: (
    positionals: readonly string[],
    input: unknown,
    options: Readonly<Record<string, string>>,
  ) => CommandResult | Promise<CommandResult>;
}

/** The kind that the first argument chooses, with its name in place of the command's; the command itself if it has none. */
export function chooseKind(command: Command, positionals: readonly string[]): CommandUsage {
  const [kindName = ""] = positionals;
  const kind =
    command.kinds && Object.hasOwn(command.kinds, kindName) ? command.kinds[kindName] : undefined;
  return kind ? { name: command.name, positionals: [kindName], ...kind } : command;
}

/** What a command, or one of its kinds, is called with and returns. */
export type CommandUsage = Pick<Command, "name" | "positionals" | "options" | "input" | "summary">;

/** Everything a command can be called with: one entry, or one for each of its kinds. */
export const usagesOf = (command: Command): readonly CommandUsage[] =>
  command.kinds ? Object.keys(command.kinds).map((kind) => chooseKind(command, [kind])) : [command];

/** How a command is typed, in one line. */
export const usageLine = ({ name, positionals, options = [], input }: CommandUsage): string =>
  ["marquee", name, ...positionals, ...options, ...(input === null ? [] : [`'${input}'`])].join(
    " ",
  );

/** Reads the input and returns the command's result for it, or the place that cannot be read. */
export function withInput<Value>(
  reader: Reader<Value>,
  input: unknown,
  respond: (value: Value) => CommandResult,
): CommandResult {
  const result = reader(input, "");
  return result.ok ? respond(result.value) : unreadable(result.path, result.expected);
}
