/** What a command returns: a document and whether the answer is yes (0) or no (1), or why it has none (2). */
export type CommandResult =
  | { readonly code: 0 | 1; readonly document: unknown }
  | { readonly code: 0; readonly text: string }
  | { readonly code: 2; readonly message: string };

/** The result of a command that has a document: exit code 0, or 1 if `yes` is false (CLI-C2). */
export const execute = (document: unknown, yes = true): CommandResult => ({
  code: yes ? 0 : 1,
  document,
});

/** Input that cannot be read or is out of range: its place, and what was expected there. */
export const unreadable = (path: string, expected: string): CommandResult => ({
  code: 2,
  message: `${path === "" ? "input" : path}: expected ${expected}`,
});
