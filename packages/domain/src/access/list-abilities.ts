import { GRANTS } from "./ability-table.ts";
import { ABILITIES, type Ability } from "./ability.ts";

/** Every ability with what it means and who has it, for help pages and the command line. */
export function listAbilities(): readonly {
  readonly ability: Ability;
  readonly description: string;
}[] {
  return ABILITIES.map((ability) => {
    const { what, who } = GRANTS[ability];
    const text = `${what}: ${who.replace(/,$/, "")}`;
    return { ability, description: text.charAt(0).toUpperCase() + text.slice(1) };
  });
}
