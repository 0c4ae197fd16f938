import type { StatedRule } from "./find-rules.ts";

const STATED = /^- \*\*([A-Z][A-Z0-9]*-[A-Z]?[1-9][0-9]*)\*\* (.+)$/gm;

/** Every rule that a page of docs/specs states. */
export const statedRules = (page: string, markdown: string): readonly StatedRule[] =>
  [...markdown.matchAll(STATED)].map(([, id = "", text = ""]) => ({ id, text, page }));
