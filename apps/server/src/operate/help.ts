import type { CommandHelp } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { MAINTENANCE } from "./maintenance.ts";

const CALL = "npm run admin --";

const line = (name: string, words: string): string => `  ${CALL} ${name} ${words}`.trimEnd();

/** The help of one command: its forms, what it does, and an example. */
export const commandHelp = (
  name: string,
  { forms, about, notes = [], example }: CommandHelp,
): string =>
  [
    about,
    "",
    ...forms.map((form) => line(name, form)),
    ...(notes.length > 0 ? ["", ...notes] : []),
    ...(example ? ["", "For example:", line(name, example)] : []),
  ].join("\n");

/** Every command with a sentence, and how to get help on it. */
export function helpOfAll(): string {
  const all = { ...COMMANDS, ...MAINTENANCE };
  const longest = Math.max(...Object.keys(all).map((name) => name.length));
  return [
    "Commands for the operators of this Marquee:",
    "",
    ...Object.entries(all).map(([name, { about }]) => `  ${name.padEnd(longest)}  ${about}`),
    "",
    `${CALL} <command> --help says more. Settings are those of the server: DATABASE_URL, DATA_DIR and so on.`,
  ].join("\n");
}
