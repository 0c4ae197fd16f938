import { cellChecker, type Counted } from "@marquee/domain/traffic/cell";
import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What `npm run charts` writes of every machine: the versions of its chart that pages may run, the latest first. */
const FOLDER = join(import.meta.dirname, "../../../../packages/machines/counted");

/** One version of a chart, and whether it has a transition, state, pair or way. */
export interface KnownChart {
  readonly chart: CountedChart;
  readonly hasPart: (what: Counted, part: string) => boolean;
}

export type KnownVersions = ReadonlyMap<string, KnownChart>;

const known = new Map<string, Promise<KnownVersions>>();

async function readVersions(machine: string): Promise<KnownVersions> {
  const text = await readFile(join(FOLDER, `${machine}.json`), "utf8").catch(() => "{}");
  const versions: Readonly<Record<string, CountedChart>> = JSON.parse(text);
  return new Map(
    Object.entries(versions).map(([version, chart]) => [
      version,
      { chart, hasPart: cellChecker(chart) },
    ]),
  );
}

/** The versions of a machine's chart; none if there is no such machine. Its name has been checked: it is no path. */
export function countedVersions(machine: string): Promise<KnownVersions> {
  const found = known.get(machine) ?? readVersions(machine);
  // unknown names are not remembered: there may be any number of them
  void found.then(({ size }) => {
    if (size > 0) known.set(machine, found);
  });
  return found;
}
