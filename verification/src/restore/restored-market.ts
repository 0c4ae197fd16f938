import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { freePort } from "@marquee/server/platform/database/cluster-access";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { fill } from "../nodes/installation.ts";
import { isOk, waitUntil } from "../nodes/program.ts";
import type { SendUntilResponse } from "../proof/kill-run.ts";
import { signInAs, signInMerchant, type Merchant } from "../proof/merchant.ts";
import { ownerUrlOf, startServerProcess, type ServerProcess } from "../proof/server-process.ts";
import { Visitor, type Visit } from "../proof/visitor.ts";
import { addAccount, rehearsalAt } from "../rehearsal/rehearsal-settings.ts";

const OPERATE = join(import.meta.dirname, "../../../apps/server/src/operate.ts");
const USERS = ["merchant@marquee.test", "master@marquee.test"] as const;

/** How a command of an operator ended, and what it said. */
export interface CommandResult {
  readonly code: number;
  readonly text: string;
}

/** A marketplace whose providers go on while its database is lost and restored. */
export interface RestoredMarket {
  readonly providersUrl: string;
  /** A user at one payment. */
  readonly visitor: (visit: Omit<Visit, "isDeclinedFirst" | "isGone">) => Visitor;
  readonly stopServer: () => Promise<void>;
  readonly startServer: () => Promise<void>;
  /** Runs `npm run admin -- …` with the settings of the server. */
  readonly operate: (...words: readonly string[]) => Promise<CommandResult>;
  /** Has staff give back every payment that needs them; returns what the panel lists before. */
  readonly giveBack: () => Promise<readonly StuckPayment[]>;
  readonly close: () => Promise<void>;
}

/** Starts the stand-ins and a server on a database, with a merchant and a master user. */
export async function restoredMarket(
  folder: string,
  databaseUrl: string,
  seed: number,
): Promise<RestoredMarket> {
  await using started = new AsyncDisposableStack();
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const rehearsal = await rehearsalAt(origin);
  const settings = {
    ...rehearsal.env,
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: port,
  };
  const end = async (each: ServerProcess) => {
    each.signal("SIGTERM");
    await each.ended;
  };
  const sandbox = await startServerProcess(folder, settings, "sandbox");
  started.defer(() => end(sandbox));
  let server: ServerProcess | null = null;
  const stopServer = async () => {
    if (server !== null) await end(server);
    server = null;
  };
  const startServer = async () => {
    server = await startServerProcess(folder, settings);
    await waitUntil("the server", () => isOk(Number(port), "/readyz"), { words: server.output });
  };
  started.defer(stopServer);
  await startServer();
  await fill(databaseUrl);
  for (const email of USERS) await addAccount(rehearsal, email);
  const merchant: Merchant = await signInMerchant(origin);
  const send: SendUntilResponse = async (what, sendOnce) => {
    const result = await sendOnce(origin);
    if (result.tag === "responded") return result.response;
    throw new Error(`${what}: ${JSON.stringify(result)}`);
  };
  const running = started.move();
  return {
    providersUrl: ownerUrlOf(join(folder, "sandbox")),
    visitor: (visit) =>
      new Visitor(merchant, send, { ...visit, isDeclinedFirst: false, isGone: false }, seed),
    stopServer,
    startServer,
    operate: (...words) =>
      new Promise((resolve) => {
        const env = { PATH: process.env["PATH"], ...settings };
        execFile(process.execPath, [OPERATE, ...words], { env }, (error, stdout, stderr) =>
          resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
        );
      }),
    giveBack: async () => {
      const headers = await signInAs(origin, "master@marquee.test");
      const listed = await fetch(`${origin}/api/stuckPayments?size=100`, { headers });
      const { data } = (await listed.json()) as { data: readonly StuckPayment[] };
      for (const { id } of data) {
        const url = `${origin}/api/stuckPayments/${id}/retry`;
        const response = await fetch(url, { method: "POST", headers, body: "{}" });
        if (!response.ok) throw new Error(`${id}: ${response.status} ${await response.text()}`);
      }
      return data;
    },
    close: () => running.disposeAsync(),
  };
}
