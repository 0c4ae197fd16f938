import type { ListedMachine } from "@marquee/machines/list/listed-machine";

const FOLDER = "../../../../packages/machines/src";
const lists = import.meta.glob<Readonly<Record<string, readonly ListedMachine[]>>>(
  "../../../../packages/machines/src/*/*.list.ts",
);

/** Loads a machine with the list of its noun, and no other noun's. */
export async function loadMachine(noun: string, id: string): Promise<ListedMachine> {
  const list = await lists[`${FOLDER}/${noun}/${noun}.list.ts`]?.();
  const found = Object.values(list ?? {})
    .flat()
    .find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`${id} is not in the list of ${noun}`);
  return found;
}
