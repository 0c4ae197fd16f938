import { listAbilities } from "@marquee/domain/access/ability-table";
import { execute } from "../command-result.ts";
import type { Command } from "../command.ts";

export const abilitiesCommand: Command = {
  name: "abilities",
  positionals: [],
  input: null,
  summary: "Everything a user may be allowed to do, and who is.",
  run: () => execute(listAbilities()),
};
