import type { Env } from "./env.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** Where and how a server serves, and what it shows an operator. */
export interface Serving {
  readonly host: string;
  readonly port: number;
  /** Milliseconds between the signal to stop, from which on `/readyz` responds with 503, and the end of serving. */
  readonly drainWithin: number;
  readonly logLevel: string;
  /** The bearer token for `/metrics`; null if the mode decides alone (OPS-6). */
  readonly metricsToken: string | null;
  /** Whether the explorer of the machines is at `/STATECHARTS`. */
  readonly statecharts: boolean;
  /** Whether pages and the server count what people do on the statecharts. */
  readonly statechartTraffic: boolean;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const SHORTEST_TOKEN = 32;

function readMetricsToken(env: Env, reasons: string[]): string | null {
  const token = env["METRICS_TOKEN"] ?? null;
  if (token !== null && (token.length < SHORTEST_TOKEN || /\s/.test(token)))
    reasons.push(`METRICS_TOKEN holds at least ${SHORTEST_TOKEN} characters, and no space.`);
  return token;
}

/** A setting that is `on` or `off`; `on` by default. */
export function readSwitch(env: Env, name: string, reasons: string[]): boolean {
  const text = env[name] ?? "on";
  if (text !== "on" && text !== "off") reasons.push(`${name} is on or off, not "${text}".`);
  return text === "on";
}

const PORT = { usual: 3000, least: 0, most: 65_535 };
const DRAIN = { usual: 0, least: 0, most: 300, of: "seconds" };

/**
 * Reads the settings of how a server serves. Adds what is wrong to `reasons`; a wrong number then
 * has its default.
 */
export function readServing(env: Env, reasons: string[]): Serving {
  const logLevel = env["LOG_LEVEL"] ?? "warn";
  if (!LOG_LEVELS.includes(logLevel)) reasons.push(`LOG_LEVEL is one of ${LOG_LEVELS.join(", ")}.`);
  return {
    host: env["HOST"] ?? "127.0.0.1",
    port: readWholeNumber(env, "PORT", PORT, reasons),
    drainWithin: readWholeNumber(env, "DRAIN_SECONDS", DRAIN, reasons) * 1000,
    logLevel,
    metricsToken: readMetricsToken(env, reasons),
    statecharts: readSwitch(env, "STATECHARTS", reasons),
    statechartTraffic: readSwitch(env, "STATECHART_TRAFFIC", reasons),
  };
}
