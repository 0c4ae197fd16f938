import { dataFolder } from "../harness/data-folder.ts";
import { killRun } from "./kill-run.ts";
import type { Proof, ProofOptions } from "./proof.ts";

const WRITES = 100_000;
/** One killing in so many writes. */
const WRITES_PER_KILL = 2500;
const MOST_SHOWN = 20;

/** Nothing acknowledged is lost to kill -9, a hundred thousand writes unless told otherwise (REL-K1 to REL-K4). */
export async function prove({ seed, count, say }: ProofOptions): Promise<Proof> {
  const writes = count ?? WRITES;
  const folder = dataFolder("kill");
  try {
    const kills = Math.max(3, Math.round(writes / WRITES_PER_KILL));
    const report = await killRun({ dataDir: folder.path, seed, writes, kills, progress: say });
    const { server, database, backend } = report.kills;
    const longest = Math.max(0, ...report.outages);
    say(`${report.acknowledged} writes acknowledged, ${report.repeated} repeated with the same id`);
    say(`killed: ${server} × a server, ${database} × the database, ${backend} × a process of it`);
    say(`longest time without an answered write after the database was hurt: ${longest} ms`);
    for (const problem of report.problems.slice(0, MOST_SHOWN)) say(problem);
    const failed = report.problems.length;
    if (failed > 0) say(`repeat: npm run prove kill -- --seed ${seed} --count ${writes}`);
    return { passed: Math.max(0, writes - failed), failed };
  } finally {
    folder.remove();
  }
}
