import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { dataFolder } from "@marquee/verification/harness/data-folder";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { testRole } from "@marquee/verification/harness/test-database";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSweeper } from "./sweeper.ts";

let harness: PaymentHarness;
const folder = dataFolder("killed");
let other: ChildProcess | undefined;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(async () => {
  other?.kill("SIGKILL");
  await harness.close();
  folder.remove();
});

/** Starts a whole server in a process of its own on the same database, and returns its address. */
function startOther(): Promise<string> {
  const { NODE_ENV: _test, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../main.ts")], {
    env: {
      ...env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder.path,
      DATABASE_URL: harness.server.database.ownerUrl,
      LOG_LEVEL: "error",
    },
  });
  other = child;
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /Marquee is at (http:\/\/[\d.:]+)\//.exec(said)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(`the other server ended: ${said}`)));
  });
}

/**
 * Lets the harness work on: it has the role of the template, and the other server has closed the copy to all but the copy's
 * own role, which the stand-ins belong to since (DB-25).
 */
async function admitHarness(): Promise<void> {
  const { owner } = harness.server.database;
  const { name: ownRole } = testRole();
  const { rows } = await owner.query<{ name: string; role: string }>(
    "select datname as name, 'marquee_app_' || oid as role from pg_database where datname = current_database()",
  );
  for (const { name, role } of rows) {
    await owner.query(`grant connect on database ${name} to ${ownRole}`);
    await owner.query(`grant ${role} to ${ownRole}`);
  }
}

const awaitExit = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });

it("[PAYSRV-W2] a payment whose server is killed at that moment is finished by another server", async () => {
  const token = await harness.server.tokenOf("merchant");
  const origin = await startOther();
  await admitHarness();
  // Today, as the other server lives by the machine's time.
  const today = (days: number) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { status: made } = await harness.open("killed here");
  expect(made).toBe(200);
  const request = harness.request("killed here", { fromDate: today(1), toDate: today(4) });
  const response = await fetch(`${origin}/api/checkouts`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...request, id: "a".repeat(32) }),
  });
  const { data } = (await response.json()) as { data: Checkout };
  expect(data).toMatchObject({ state: "open", paymentIntentId: expect.any(String) });
  expect(await harness.confirm(data)).toBe("succeeded");
  if (other) await awaitExit(other);
  expect((await harness.made(data.id)).campaigns).toBe(0);
  const later = { now: () => new Date(Date.now() + 120_000) };
  const sweeper = startSweeper(
    { ...harness.server.services, clock: later },
    harness.server.app.log,
  );
  await sweeper.sweep();
  await sweeper.stop();
  expect(await harness.made(data.id)).toEqual({
    campaigns: 1,
    invoices: 1,
    mails: 1,
    paid: 1,
    transactions: { Paid: 1 },
  });
});
