import { listAbilities } from "@marquee/domain/access/ability-table";
import type { Command } from "../command.ts";
import { answer } from "../outcome.ts";

export const abilitiesCommand: Command = {
  name: "abilities",
  words: [],
  input: null,
  summary: "Everything a user may be allowed to do, and who is.",
  run: () => answer(listAbilities()),
};
