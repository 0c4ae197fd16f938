import { setTimeout as pause } from "node:timers/promises";
import {
  KillRun,
  runReport,
  startTwoServers,
  type KillOptions,
  type KillReport,
} from "./kill-run.ts";
import { signInMerchant } from "./merchant.ts";
import { checkPayments, isEverythingSettled } from "./payment-books.ts";
import { LONGEST_RECOVERY, toVisit, Visitor } from "./visitor.ts";

type PaymentOptions = Omit<KillOptions, "jobs" | "run"> & {
  /** How many checkouts are opened and paid. */
  readonly payments: number;
};

/**
 * Users pay by card and by PayPal at two servers on one folder while processes are killed; in the end the books equal
 * the providers' to the cent (REL-K7 to REL-K9).
 */
export async function killWhilePaying(options: PaymentOptions): Promise<KillReport> {
  const { dataDir, seed, payments } = options;
  const servers = await startTwoServers(dataDir);
  const merchant = await signInMerchant(servers[0].origin);
  const paid: string[] = [];
  const run = new KillRun(
    {
      ...options,
      jobs: payments,
      run: async (number, send) => {
        const id = await new Visitor(merchant, send, toVisit(seed, number), seed).pay();
        if (id !== null) paid.push(id);
      },
    },
    servers,
  );
  try {
    await run.work();
    const until = Date.now() + LONGEST_RECOVERY;
    while (!(await isEverythingSettled(dataDir)) && Date.now() < until) await pause(500);
    run.findings.push(...(await checkPayments(dataDir, { payments, paid })));
  } finally {
    await run.stop();
  }
  return runReport(run);
}
