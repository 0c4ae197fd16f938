import { usageLine, usagesOf } from "./command.ts";
import { COMMANDS } from "./commands/all.ts";

/** What `marquee help` prints. */
export function helpText(): string {
  const entries = COMMANDS.flatMap(usagesOf).map(
    (usage) => `  ${usageLine(usage)}\n      ${usage.summary}`,
  );
  return [
    "marquee answers questions about the business rules, without a server unless --server names one.",
    "JSON comes in as the last argument or on standard input; one JSON document goes out.",
    "",
    ...entries,
    "  marquee help",
    "      This text.",
    "",
    "Amounts are CAD. Dates are days YYYY-MM-DD in Central time, or ISO instants.",
    "Exit code 0; 1 when validate finds issues or can says no; 2 when the input cannot be read or is out of range.",
  ].join("\n");
}
