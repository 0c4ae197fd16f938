import type { Chart } from "@marquee/charts/chart/chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import { MACHINES } from "@marquee/machines/list/machine-list";
import type { ListedMachine } from "@marquee/machines/patterns/listed-machine";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "../..");

/** Reads a JSON file by its path from the root of the project; what it holds is not checked. */
export const readJson = <T>(path: string): T =>
  JSON.parse(readFileSync(join(ROOT, path), "utf8")) as T;

/** A machine of the list, by its id. Throws if the list has none. */
export const findListed = (id: string): ListedMachine => {
  const found = MACHINES.find(({ machine }) => machine.id === id);
  if (!found) throw new Error(`There is no machine ${id}`);
  return found;
};

/** The chart of a machine as its sources are now. */
export const chartOf = ({ machine, title }: ListedMachine): Chart => readChart(machine, title);
