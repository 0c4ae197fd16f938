import { dataFolder } from "../harness/data-folder.ts";
import { killWhileWriting } from "./kill-offers.ts";
import { killWhilePaying } from "./kill-payments.ts";
import type { KillOptions, KillReport } from "./kill-run.ts";
import type { Proof, ProofOptions } from "./proof.ts";

const WRITES = 100_000;
/** One kill in so many writes. */
const WRITES_PER_KILL = 2_500;
/** A payment is many requests to us and to its provider. */
const WRITES_PER_PAYMENT = 50;
const PAYMENTS_PER_KILL = 50;
const MOST_SHOWN = 20;

type Options = Pick<KillOptions, "dataDir" | "kills" | "progress" | "seed">;

/** Runs one kind of work on a folder of its own, and says what came of it. */
async function proveWork(
  { seed, say }: ProofOptions,
  { what, count, kills }: { readonly what: string; readonly count: number; readonly kills: number },
  work: (options: Options) => Promise<KillReport>,
): Promise<Proof> {
  const folder = dataFolder("kill");
  try {
    const report = await work({ dataDir: folder.path, seed, kills, progress: say });
    const { server, database, backend } = report.kills;
    const longest = Math.max(0, ...report.outages);
    say(`${count} ${what}: ${report.responded} requests answered, ${report.repeated} repeated`);
    say(`killed: ${server} × a server, ${database} × the database, ${backend} × a process of it`);
    say(`longest time without an answer after the database was killed: ${longest} ms`);
    for (const finding of report.findings.slice(0, MOST_SHOWN)) say(finding);
    const failed = report.findings.length;
    return { passed: Math.max(0, count - failed), failed };
  } finally {
    folder.remove();
  }
}

/** Nothing acknowledged is lost to kill -9, neither offers nor payments (REL-K1 to REL-K10). */
export async function prove(options: ProofOptions): Promise<Proof> {
  const { seed, count, say } = options;
  const writes = count ?? WRITES;
  const payments = Math.max(20, Math.round(writes / WRITES_PER_PAYMENT));
  const kills = (jobs: number, jobsPerKill: number) => Math.max(3, Math.round(jobs / jobsPerKill));
  const written = await proveWork(
    options,
    { what: "writes", count: writes, kills: kills(writes, WRITES_PER_KILL) },
    (run) => killWhileWriting({ ...run, writes }),
  );
  const paid = await proveWork(
    options,
    { what: "payments", count: payments, kills: kills(payments, PAYMENTS_PER_KILL) },
    (run) => killWhilePaying({ ...run, payments }),
  );
  const failed = written.failed + paid.failed;
  if (failed > 0) say(`repeat: npm run prove kill -- --seed ${seed} --count ${writes}`);
  return { passed: written.passed + paid.passed, failed };
}
