import type { ListedMachine } from "@marquee/machines/patterns/listed-machine";

const FOLDER = "../../../../packages/machines/src/";
const lists = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../../../../packages/machines/src/*/*.list.ts",
);

const isListed = (value: unknown): value is ListedMachine =>
  typeof value === "object" && value !== null && "machine" in value;

/** Loads a machine with the list that has it, and no other list's machines. */
export async function loadMachine(list: string, id: string): Promise<ListedMachine> {
  const exported = await lists[FOLDER + list]?.();
  const found = Object.values(exported ?? {})
    .flat()
    .filter(isListed)
    .find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`${id} is not in ${list}`);
  return found;
}
