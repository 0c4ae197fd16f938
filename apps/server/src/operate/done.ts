/** The result of an operator's command: a sentence for the operator, or why it was refused. */
export type Done =
  | { readonly tag: "done"; readonly text: string }
  | { readonly tag: "refused"; readonly reason: string };

export const done = (text: string): Done => ({ tag: "done", text });
export const refused = (reason: string): Done => ({ tag: "refused", reason });
