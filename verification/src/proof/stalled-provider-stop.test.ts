import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DataFolder } from "../harness/data-folder.ts";
import { copyMarket } from "../market/copy-market.ts";
import { signInMerchant, type Merchant } from "./merchant.ts";
import { startServerProcess, type ServerProcess } from "./server-process.ts";

let folder: DataFolder;
/** In milliseconds. A machine so busy that a start takes longer is given as long as that for the stop. */
let fiveSeconds = 5000;
let server: ServerProcess;
let merchant: Merchant;
beforeAll(async () => {
  folder = await copyMarket("stalled");
  const began = performance.now();
  server = await startServerProcess(folder.path);
  fiveSeconds = Math.max(fiveSeconds, performance.now() - began);
  merchant = await signInMerchant(server.origin);
});
afterAll(async () => {
  server.signal("SIGKILL");
  await server.ended;
  folder.remove();
});

const faults = async (changes: object): Promise<{ readonly stallNext: number }> => {
  const response = await fetch(`${server.origin}/__sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(changes),
  });
  return (await response.json()) as { readonly stallNext: number };
};

const openCheckout = () =>
  fetch(`${server.origin}/api/checkouts`, {
    method: "POST",
    headers: merchant.headers,
    body: JSON.stringify({ id: "c".repeat(32), kind: "cardVerification" }),
  }).then(
    ({ status }) => status,
    () => "cut off",
  );

describe("a server that is asked to stop while a payment provider says nothing", () => {
  it("[REL-K6] is not ready any more, ends its calls to the provider, and ends with 0", async () => {
    const STALLS = 1000;
    await faults({ stallNext: STALLS });
    const opened = openCheckout();
    await expect.poll(async () => (await faults({})).stallNext).toBeLessThan(STALLS);
    server.signal("SIGTERM");
    const began = performance.now();
    await expect
      .poll(() =>
        fetch(`${server.origin}/readyz`).then(
          ({ status }) => status !== 200,
          () => true,
        ),
      )
      .toBe(true);
    expect(await server.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(fiveSeconds);
    expect(await opened).not.toBe(200);
  });
});
