import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateSandbox } from "./database/migrate-sandbox.ts";
import { openTestDatabase, type TestDatabase } from "./testing/database.ts";
import { readJson } from "./testing/server.ts";

let database: TestDatabase;
let running: ChildProcess | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrateSandbox(database.pool);
});
afterAll(async () => {
  await kill();
  await database.close();
});

async function start(): Promise<string> {
  const script = new URL("./testing/sandbox-process.ts", import.meta.url).pathname;
  running = spawn(process.execPath, [script], {
    env: { ...process.env, SANDBOX_DATABASE_URL: database.url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!running.stdout) throw new Error("the process has no output");
  const [printed] = await once(running.stdout, "data");
  return String(printed).trim();
}

async function kill(): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, "exit");
  running.kill("SIGKILL");
  await gone;
}

const stripeAt = (origin: string) => {
  const { hostname, port } = new URL(origin);
  return new Stripe("sk_test_sandbox", {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
  });
};
const createPayment = (origin: string) =>
  stripeAt(origin).paymentIntents.create(
    { amount: 13_907, currency: "cad", payment_method: "pm_card_visa", confirm: true },
    { idempotencyKey: "pi:before-the-kill" },
  );
async function identity(origin: string, operation: string) {
  const response = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ann@example.org", password: "first-pass" }),
    },
  );
  return readJson<{ localId: string }>(response);
}

it("[SBX-S2] loses nothing it acknowledged when its process is killed", async () => {
  const before = await start();
  const account = await identity(before, "signUp");
  const paid = await createPayment(before);
  await kill();
  const after = await start();
  expect((await identity(after, "signInWithPassword")).localId).toBe(account.localId);
  expect((await stripeAt(after).paymentIntents.retrieve(paid.id)).status).toBe("succeeded");
  expect((await createPayment(after)).id).toBe(paid.id);
});
