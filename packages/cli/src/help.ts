import { type Command, usageLine, usagesOf } from "./command.ts";
import { COMMANDS } from "./commands/all.ts";

/** What `marquee <command> --help` prints: each of its usages with what it returns. */
export const commandHelp = (command: Command): string =>
  usagesOf(command)
    .map((usage) => `  ${usageLine(usage)}\n      ${usage.summary}`)
    .join("\n");

/** What `marquee help` prints. */
export function helpText(): string {
  return [
    "marquee answers questions about the business rules, without a server unless --server names one.",
    "JSON comes in as the last argument or on standard input; one JSON document goes out.",
    "",
    ...COMMANDS.map(commandHelp),
    "  marquee help",
    "      This text; behind a command, --help prints its part of it.",
    "",
    "Amounts are CAD. Dates are days YYYY-MM-DD in Central time, or ISO instants.",
    "Exit code 0; 1 when validate finds issues or can says no; 2 when the input cannot be read or is out of range.",
  ].join("\n");
}
