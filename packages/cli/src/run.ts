import { COMMANDS } from "./commands/all.ts";
import { chosenKind, type Command, typed } from "./command.ts";
import { helpText } from "./help.ts";
import { type Outcome, unreadable } from "./outcome.ts";

const HELP = ["help", "--help", "-h"];

/**
 * Runs one command line. `readInput` gives the JSON text that was piped in, or null where nothing was; it is asked
 * only when a command needs input and no argument holds it.
 */
export async function run(
  args: readonly string[],
  readInput: () => Promise<string | null>,
): Promise<Outcome> {
  const [name = "", ...rest] = args;
  if (HELP.includes(name)) return { code: 0, text: helpText() };
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) return unreadable("command", `${knownCommands()}, got "${name}"`);
  const words = rest.slice(0, command.words.length);
  const [json, ...more] = rest.slice(command.words.length);
  const [word = ""] = words;
  if (command.kinds && !Object.hasOwn(command.kinds, word))
    return unreadable(name, `one of ${Object.keys(command.kinds).join(", ")}, got "${word}"`);
  const usage = typed(chosenKind(command, words));
  if (more.length > 0 || (command.input === null && json !== undefined))
    return unreadable("arguments", usage);
  if (command.input === null) return command.run(words, undefined);
  const text = json === undefined || json === "-" ? await readInput() : json;
  if (text === null) return unreadable("input", usage);
  return runOn(command, words, text);
}

function runOn(command: Command, words: readonly string[], text: string): Outcome {
  const parsed = parse(text);
  return parsed.ok
    ? command.run(words, parsed.value)
    : unreadable(
        "input",
        `JSON like ${chosenKind(command, words).input ?? ""}, but ${parsed.problem}`,
      );
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; problem: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : "it could not be read" };
  }
}

const knownCommands = (): string =>
  `one of ${[...COMMANDS.map(({ name }) => name), "help"].join(", ")}`;
