import { countWords } from "@marquee/domain/wire/count-words";
import type pg from "pg";
import { listDead, revive, type GivenUp } from "../platform/outbox/queries.ts";
import { withoutWords, type Command } from "./command.ts";
import { reportDone, refuse, type Done } from "./done.ts";
import { asOperator } from "./operator-scope.ts";

async function list(pool: pg.Pool): Promise<Done> {
  const dead = await asOperator(pool, "outbox", listDead);
  if (dead.length === 0) return reportDone("No job of the outbox was given up.");
  const lines = dead.map(
    ({ key, kind, attempts, deadOn, lastError }) =>
      `${deadOn}  ${kind}  ${key}  after ${attempts} attempts: ${lastError}`,
  );
  return reportDone(lines.join("\n"));
}

/** `--all`, or `--all --kind <kind>`: which jobs, and undefined for other words. */
function readAll([all, option, kind, ...rest]: readonly string[]): GivenUp | undefined {
  if (all !== "--all" || rest.length > 0) return undefined;
  if (option === undefined) return {};
  return option === "--kind" && kind ? { kind } : undefined;
}

async function retry(pool: pg.Pool, words: readonly string[]): Promise<Done> {
  const which = readAll(words);
  if (which !== undefined) {
    const now = new Date().toISOString();
    const count = await asOperator(pool, "outbox-retry", (tx) => revive(tx, which, now));
    return reportDone(`${countWords(count, "job is", "jobs are")} tried again.`);
  }
  const [key, ...rest] = words;
  if (!key || key.startsWith("--") || rest.length > 0)
    return refuse("Name one thing: the key of a job, as `outbox` lists it.");
  const now = new Date().toISOString();
  const revived = await asOperator(pool, "outbox-retry", (tx) => revive(tx, { key }, now));
  return revived > 0 ? reportDone(`${key} is tried again.`) : refuse(`No job ${key} was given up.`);
}

/** Lists the jobs that were given up, newest first, with the reason of each (OUTBOX-D2). */
export const outboxCommand: Command = {
  forms: [""],
  about: "Lists the mails and other jobs that were given up, with the reason of each.",
  example: "",
  run: withoutWords(list),
};

/** Gives a job that was given up all its attempts again (OUTBOX-D3, OUTBOX-D4). */
export const outboxRetryCommand: Command = {
  forms: ["<key>", "--all", "--all --kind <kind>"],
  about: "Gives a job that was given up, or all of them, its attempts again.",
  notes: ["Its key is what `outbox` lists."],
  example: "corporation:3f2a",
  run: retry,
};
