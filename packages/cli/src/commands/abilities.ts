import { listAbilities } from "@marquee/domain/access/ability-table";
import type { Command } from "../command.ts";
import { execute } from "../command-result.ts";

export const abilitiesCommand: Command = {
  name: "abilities",
  positionals: [],
  input: null,
  summary: "Everything a user may be allowed to do, and who is.",
  run: () => execute(listAbilities()),
};
