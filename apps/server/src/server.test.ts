import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { dataFolder } from "@marquee/verification/harness/data-folder";

const MAIN = join(import.meta.dirname, "main.ts");
const folder = dataFolder("servers");
const running = new Set<ChildProcess>();

afterAll(async () => {
  await Promise.all([...running].map((child) => end(child, "SIGTERM")));
  folder.remove();
});

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
}

/** A whole server as a process of its own, as `npm start` runs it. */
function start(): Promise<Started> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder.path, PORT: "0", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const origin = /(http:\/\/127\.0\.0\.1:\d+)\/ADMIN-UI/.exec(text)?.[1];
      if (origin) resolve({ child, origin });
    });
    child.once("exit", () => reject(new Error(`the server ended before it answered:\n${text}`)));
  });
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
  running.delete(child);
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
  return child.exitCode;
}

const states = async ({ origin }: Started): Promise<number> => {
  const answer = await fetch(`${origin}/api/states/${btoa("anybody@marquee.test")}`);
  const { meta } = (await answer.json()) as { meta: { total: number } };
  return meta.total;
};

it("[DB-5] serves one folder from two processes, goes on when one is killed, and is joined when both were", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const known = await states(first);
  expect(known).toBeGreaterThan(60);
  expect(await states(second)).toBe(known);
  await end(first.child, "SIGKILL");
  expect(await states(second)).toBe(known);
  await end(second.child, "SIGKILL");
  const third = await start();
  expect(await states(third)).toBe(known);
  expect(await end(third.child, "SIGTERM")).toBe(0);
}, 300_000);
