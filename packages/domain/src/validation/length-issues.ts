import { limitMessages } from "../wire/draft-limits.ts";
import type { Issue } from "./rule.ts";

/**
 * The texts of a draft that are longer than may be stored (WIRE-D4). The server refuses them by its schema, before any rule
 * is asked; a form reports them among its broken rules, so that one submit shows all.
 */
export const lengthIssues = <Field extends string>(
  limits: Readonly<Record<Field, number>>,
  draft: Readonly<Record<NoInfer<Field>, string | null>>,
): readonly Issue[] =>
  (Object.entries(limits) as [Field, number][])
    .filter(([field, most]) => (draft[field] ?? "").length > most)
    .map(([field, most]) => ({ rule: "WIRE-D4", field, message: limitMessages.text(most) }));
