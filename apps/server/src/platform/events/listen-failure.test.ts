import { expect, it } from "vitest";
import { earlyLog } from "../log/early-log.ts";
import { listenFailure } from "./listen-failure.ts";

/** Everything that was logged, as `level text: reason`. */
function loggedBy(log: ReturnType<typeof earlyLog>): string[] {
  const logged: string[] = [];
  const hear = (level: string) => (about: object, text: string) =>
    logged.push(`${level} ${text}: ${"err" in about ? String(about.err) : ""}`);
  log.passOn({ warn: hear("warn"), error: hear("error") });
  return logged;
}

it("[OPS-5] logs why the connection for notifications broke, and why the database stays away", async () => {
  const log = earlyLog();
  const logged = loggedBy(log);
  const away = listenFailure(
    { ensureRunning: () => Promise.reject(new Error("no such folder")) },
    log,
  );
  await expect(away(new Error("terminated"))).resolves.toBeUndefined();
  expect(logged).toEqual([
    "warn the connection for notifications broke, and is made again: Error: terminated",
    "error our own PostgreSQL could not be brought back, and is tried again: Error: no such folder",
  ]);
});

it("[OPS-5] logs no more than that if the database is back", async () => {
  const log = earlyLog();
  const logged = loggedBy(log);
  await listenFailure({ ensureRunning: () => Promise.resolve() }, log)(new Error("terminated"));
  expect(logged).toHaveLength(1);
});
