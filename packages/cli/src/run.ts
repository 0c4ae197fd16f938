import { type CommandResult, unreadable } from "./command-result.ts";
import { chooseKind, type Command, usageLine } from "./command.ts";
import { COMMANDS } from "./commands/all.ts";
import { commandHelp, helpText } from "./help.ts";

const ASKS_HELP = ["--help", "-h"];
const HELP = ["help", ...ASKS_HELP];

/** Runs one command line. `readInput`, the JSON that was piped in or null, is called only when a command needs it. */
export async function run(
  args: readonly string[],
  readInput: () => Promise<string | null>,
): Promise<CommandResult> {
  const [name = "", ...rest] = args;
  if (HELP.includes(name)) return { code: 0, text: helpText() };
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) return unreadable("command", `${knownCommands()}, got "${name}"`);
  if (rest.some((word) => ASKS_HELP.includes(word))) return { code: 0, text: commandHelp(command) };
  const { words, options } = readOptions(command, rest);
  const positionals = words.slice(0, command.positionals.length);
  const [json, ...more] = words.slice(command.positionals.length);
  const [word = ""] = positionals;
  if (command.kinds && !Object.hasOwn(command.kinds, word))
    return unreadable(name, `one of ${Object.keys(command.kinds).join(", ")}, got "${word}"`);
  const usage = usageLine(chooseKind(command, positionals));
  if (more.length > 0) return unreadable("arguments", usage);
  if (command.input === null || Object.hasOwn(options, command.inputFrom ?? ""))
    return json === undefined
      ? command.run(positionals, undefined, options)
      : unreadable("arguments", usage);
  const text = json === undefined || json === "-" ? await readInput() : json;
  if (text === null) return unreadable("input", usage);
  return runOn(command, positionals, text, options);
}

/** Takes `--name word`, `--name=word` and `--name` alone out of the words of a command that knows this option. */
function readOptions({ options: known = [] }: Command, rest: readonly string[]) {
  const words: string[] = [];
  const options: Record<string, string> = {};
  const names = new Set(known.map((option) => option.split(" ")[0]));
  for (let at = 0; at < rest.length; at += 1) {
    const given = rest[at] ?? "";
    // only the first equals sign ends the name: a value may have more
    const [, word = given, value] = /^([^=]*)=(.*)$/s.exec(given) ?? [];
    if (!names.has(word)) words.push(given);
    else if (known.includes(word)) options[word.slice(2)] = value ?? "";
    else if (value === undefined) options[word.slice(2)] = rest[(at += 1)] ?? "";
    else options[word.slice(2)] = value;
  }
  return { words, options };
}

function runOn(
  command: Command,
  positionals: readonly string[],
  text: string,
  options: Readonly<Record<string, string>>,
): CommandResult | Promise<CommandResult> {
  const parsed = parse(text);
  return parsed.ok
    ? command.run(positionals, parsed.value, options)
    : unreadable(
        "input",
        `JSON like ${chooseKind(command, positionals).input ?? ""}, but ${parsed.problem}`,
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
