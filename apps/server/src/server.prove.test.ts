import type { DataFolder } from "@marquee/verification/harness/data-folder";
import { copyMarket } from "@marquee/verification/market/copy-market";
import { startServerProcess, type ServerProcess } from "@marquee/verification/proof/server-process";
import { afterAll, beforeAll, expect, it } from "vitest";

let folder: DataFolder;
const running = new Set<ServerProcess>();

beforeAll(async () => {
  folder = await copyMarket("servers");
});
afterAll(async () => {
  await Promise.all([...running].map((server) => end(server, "SIGTERM")));
  folder.remove();
});

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(folder.path, { LOG_LEVEL: "error" });
  running.add(server);
  return server;
}

function end(server: ServerProcess, signal: "SIGKILL" | "SIGTERM") {
  running.delete(server);
  server.signal(signal);
  return server.ended;
}

const states = async ({ origin }: ServerProcess): Promise<number> => {
  const response = await fetch(`${origin}/api/states/${btoa("unknown@marquee.test")}`);
  const { meta } = (await response.json()) as { meta: { total: number } };
  return meta.total;
};

it("[DB-5] serves one folder from two processes, continues when one is killed, and is joined when both were", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const known = await states(first);
  expect(known).toBeGreaterThan(60);
  expect(await states(second)).toBe(known);
  await end(first, "SIGKILL");
  expect(await states(second)).toBe(known);
  await end(second, "SIGKILL");
  const third = await start();
  expect(await states(third)).toBe(known);
  expect(await end(third, "SIGTERM")).toBe(0);
}, 300_000);
