import type { Pool } from "pg";
import { onlyRow, type Queryable } from "../database/queryable.ts";
import { inTransaction } from "../database/transaction.ts";

/** Which faults the stand-ins of Stripe and PayPal inject [SBX-W4]. Counters count down as they are used. */
export interface FaultSettings {
  /** Webhooks wait for a flush. */
  readonly hold: boolean;
  /** Webhooks that are due together are sent newest first. */
  readonly reorder: boolean;
  /** Extra copies of every webhook. */
  readonly duplicate: number;
  /** The next events are never delivered. */
  readonly dropNext: number;
  /** The next calls respond with 500 without doing anything. */
  readonly failNext: number;
  /** The next calls do their work, and their response is lost with the connection. */
  readonly loseNext: number;
  /** The next calls do their work and never respond. */
  readonly stallNext: number;
  /** Milliseconds that every call waits first. */
  readonly latencyMs: number;
}

const COLUMNS: Readonly<Record<keyof FaultSettings, string>> = {
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

/** The settings as they are now, the same for every process; a counter holds what is left of it. */
export const readFaultSettings = (db: Queryable): Promise<FaultSettings> =>
  onlyRow<FaultSettings & Record<string, unknown>>(
    db,
    `select ${SELECTED} from sandbox.fault_settings`,
  );

const isSetting = (name: string): name is keyof FaultSettings => Object.hasOwn(COLUMNS, name);

function isAllowed(setting: keyof FaultSettings, value: unknown): boolean {
  if (setting === "hold" || setting === "reorder") return typeof value === "boolean";
  const limit = setting === "latencyMs" ? 60_000 : setting === "duplicate" ? 20 : 1_000_000;
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= limit;
}

/** Changes the settings that are named; null if there is no such setting, or the value is not allowed. */
export async function changeFaultSettings(
  pool: Pool,
  changes: Readonly<Record<string, unknown>>,
): Promise<FaultSettings | null> {
  const values: unknown[] = [];
  const sets: string[] = [];
  for (const [name, value] of Object.entries(changes)) {
    if (!isSetting(name) || !isAllowed(name, value)) return null;
    sets.push(`${COLUMNS[name]} = $${values.push(value)}`);
  }
  if (sets.length) await pool.query(`update sandbox.fault_settings set ${sets.join(", ")}`, values);
  return readFaultSettings(pool);
}

/** What is injected into one call: it fails at once, its answer is lost, or its answer never comes. */
export type InjectedFault = "fail" | "lose" | "stall";

const COUNTERS: readonly [InjectedFault, keyof FaultSettings][] = [
  ["fail", "failNext"],
  ["lose", "loseNext"],
  ["stall", "stallNext"],
];

/** The fault to inject into this call, taken off its counter; null for none. */
export async function consumeFault(
  pool: Pool,
): Promise<{ readonly fault: InjectedFault | null; readonly latencyMs: number }> {
  const settings = await readFaultSettings(pool);
  const { latencyMs } = settings;
  if (!COUNTERS.some(([, setting]) => Number(settings[setting]) > 0))
    return { fault: null, latencyMs };
  return inTransaction(pool, async (tx) => {
    await tx.query("select from sandbox.fault_settings for update");
    const current = await readFaultSettings(tx);
    const chosen = COUNTERS.find(([, setting]) => Number(current[setting]) > 0);
    if (!chosen) return { fault: null, latencyMs };
    const [fault, setting] = chosen;
    await tx.query(
      `update sandbox.fault_settings set ${COLUMNS[setting]} = ${COLUMNS[setting]} - 1`,
    );
    return { fault, latencyMs };
  });
}
