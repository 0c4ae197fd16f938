// One process of `npm run prove fuzz`: fuzzes a server of its own and prints what it finds, a line of JSON each.
import { fuzz, listUnanswered } from "../fuzz/fuzz-run.ts";
import type { Finding } from "../fuzz/fuzzing.ts";

export type FuzzNote =
  | { readonly tag: "sent"; readonly sent: number }
  | ({ readonly tag: "found" } & Finding)
  | {
      readonly tag: "done";
      /** The built calls that returned 200 to no caller. */
      readonly unanswered: readonly string[];
      readonly statuses: Readonly<Record<string, number>>;
    };

const send = (note: FuzzNote): void => void process.stdout.write(`${JSON.stringify(note)}\n`);

if (import.meta.main) {
  const [seed, count] = process.argv.slice(2).map(Number);
  if (seed === undefined || count === undefined) throw new Error("fuzz-worker <seed> <count>");
  let printed = 0;
  const report = await fuzz({
    seed,
    count,
    progress: (sent, findings) => {
      for (const finding of findings.slice(printed)) send({ tag: "found", ...finding });
      printed = findings.length;
      send({ tag: "sent", sent });
    },
  });
  send({
    tag: "done",
    unanswered: listUnanswered(report),
    statuses: report.statuses,
  });
}
