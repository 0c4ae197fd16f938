/** The result of an operator's command: a sentence for the operator, or why it was refused. */
export type Done =
  | { readonly tag: "done"; readonly text: string }
  | { readonly tag: "refused"; readonly reason: string };

/** The result of a command that looks for something: what it has found tells a script by how the command ends. */
export type Finding = Done | { readonly tag: "found"; readonly text: string };

/** The result of a command that did what it was asked to; it ends with 0. */
export const reportDone = (text: string): Done => ({ tag: "done", text });

/** The result of a command that found what it looks for; it ends with 1. */
export const reportFound = (text: string): Finding => ({ tag: "found", text });

/** The result of a command that wrote nothing; it ends with 2 (OPERATE-3). */
export const refuse = (reason: string): Done => ({ tag: "refused", reason });
