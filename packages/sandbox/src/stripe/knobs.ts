import type { Pool } from "pg";
import { onlyRow, type Queryable } from "../database/queryable.ts";
import { inTransaction } from "../database/transaction.ts";

/** What a test may turn [SBX-W4]. Counters count down as they are used. */
export interface Knobs {
  /** Webhooks wait for a flush. */
  readonly hold: boolean;
  /** Webhooks that are due together are sent newest first. */
  readonly reorder: boolean;
  /** Extra copies of every webhook. */
  readonly duplicate: number;
  /** The next events are never delivered. */
  readonly dropNext: number;
  /** The next calls answer 500 without doing anything. */
  readonly failNext: number;
  /** The next calls do their work, and their answer is lost with the connection. */
  readonly loseNext: number;
  /** The next calls do their work and never answer. */
  readonly stallNext: number;
  /** Milliseconds that every call waits first. */
  readonly latencyMs: number;
}

const COLUMNS: Readonly<Record<keyof Knobs, string>> = {
  hold: "hold",
  reorder: "reorder",
  duplicate: "duplicate",
  dropNext: "drop_next",
  failNext: "fail_next",
  loseNext: "lose_next",
  stallNext: "stall_next",
  latencyMs: "latency_ms",
};
const SELECTED = Object.entries(COLUMNS)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(", ");

export const readKnobs = (db: Queryable): Promise<Knobs> =>
  onlyRow<Knobs & Record<string, unknown>>(db, `select ${SELECTED} from sandbox.stripe_knobs`);

/** Sets the knobs that are named; null where a name or a value makes no sense. */
export async function turnKnobs(
  pool: Pool,
  wanted: Readonly<Record<string, unknown>>,
): Promise<Knobs | null> {
  const values: unknown[] = [];
  const sets: string[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    const knob = Object.keys(COLUMNS).find((one): one is keyof Knobs => one === name);
    if (!knob) return null;
    const isSwitch = knob === "hold" || knob === "reorder";
    const limit = knob === "latencyMs" ? 60_000 : knob === "duplicate" ? 20 : 1_000_000;
    const fits = isSwitch
      ? typeof value === "boolean"
      : Number.isInteger(value) && Number(value) >= 0 && Number(value) <= limit;
    if (!fits) return null;
    sets.push(`${COLUMNS[knob]} = $${values.push(value)}`);
  }
  if (sets.length) await pool.query(`update sandbox.stripe_knobs set ${sets.join(", ")}`, values);
  return readKnobs(pool);
}

export type Fate = "answer" | "fail" | "lose" | "stall";

const COUNTED: readonly [Fate, keyof Knobs][] = [
  ["fail", "failNext"],
  ["lose", "loseNext"],
  ["stall", "stallNext"],
];

/** What is to happen to this call, taking one off the counter that decides it. */
export async function takeFate(pool: Pool): Promise<{ fate: Fate; latencyMs: number }> {
  const { latencyMs, ...knobs } = await readKnobs(pool);
  if (!knobs.failNext && !knobs.loseNext && !knobs.stallNext) return { fate: "answer", latencyMs };
  return inTransaction(pool, async (tx) => {
    await tx.query("select from sandbox.stripe_knobs for update");
    const current = await readKnobs(tx);
    const chosen = COUNTED.find(([, knob]) => Number(current[knob]) > 0);
    if (!chosen) return { fate: "answer" as const, latencyMs };
    const column = COLUMNS[chosen[1]];
    await tx.query(`update sandbox.stripe_knobs set ${column} = ${column} - 1`);
    return { fate: chosen[0], latencyMs };
  });
}
