// One process of `npm run prove fuzz`: fuzzes a server of its own and tells what it finds, a line of JSON each.
import { fuzz, type Finding } from "../fuzz/fuzz-run.ts";

export type FuzzNote =
  | { readonly tag: "sent"; readonly sent: number }
  | ({ readonly tag: "found" } & Finding)
  | {
      readonly tag: "done";
      /** The calls that are built. */
      readonly calls: readonly string[];
      readonly answered: readonly string[];
      readonly statuses: Readonly<Record<string, number>>;
    };

const tell = (note: FuzzNote): void => void process.stdout.write(`${JSON.stringify(note)}\n`);

if (import.meta.main) {
  const [seed, count] = process.argv.slice(2).map(Number);
  if (seed === undefined || count === undefined) throw new Error("fuzz-worker <seed> <count>");
  let told = 0;
  const report = await fuzz({
    seed,
    count,
    progress: (sent, findings) => {
      for (const finding of findings.slice(told)) tell({ tag: "found", ...finding });
      told = findings.length;
      tell({ tag: "sent", sent });
    },
  });
  tell({
    tag: "done",
    calls: report.built,
    answered: [...report.answered],
    statuses: report.statuses,
  });
}
