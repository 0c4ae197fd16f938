import { allRules } from "@marquee/domain/forms/forms";
import { execute } from "../command-result.ts";
import type { Command } from "../command.ts";

export const rulesCommand: Command = {
  name: "rules",
  positionals: [],
  input: null,
  summary: "Every rule of every form, with its number and its message.",
  run: () =>
    execute(allRules().map(({ rule, form, field, message }) => ({ rule, form, field, message }))),
};
