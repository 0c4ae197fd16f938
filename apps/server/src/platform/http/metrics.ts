import { collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import type pg from "pg";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/is-loopback.ts";
import { RELEASE } from "../config/release.ts";
import { forbidden, unauthenticated, type Refusal } from "../refusal/refusal.ts";
import { sendRefusal } from "./send.ts";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Who may read the metrics (OPS-6): every caller on this machine, no one, or a caller that sends the token. */
export type MetricsAccess = "local" | "closed" | { readonly token: string };

/** The embedded mode serves this machine alone, so its metrics need no token. */
export function metricsAccess(mode: Config["mode"], token: string | null): MetricsAccess {
  if (token !== null) return { token };
  return mode === "embedded" ? "local" : "closed";
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares digests, so that the time it takes shows nothing of the token. */
const isBearer = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));

/** Whether the caller names this machine as such: a page of another site may have its own name lead here. */
const namesThisMachine = (host = ""): boolean =>
  isLoopback(host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1"));

function refuseReader(
  { headers: { authorization, host } }: FastifyRequest,
  access: "local" | { readonly token: string },
): Refusal | null {
  if (access === "local")
    return namesThisMachine(host) ? null : forbidden("The metrics are read on this machine alone.");
  return isBearer(authorization, access.token)
    ? null
    : unauthenticated("The metrics need their token.");
}

export interface MetricsOptions {
  readonly mode: Config["mode"];
  readonly pool: pg.Pool;
  readonly access: MetricsAccess;
  /** Adds metrics of what works behind the requests. */
  readonly register?: (registry: Registry) => void;
}

const ofProcess: { registry?: Registry } = {};

/** The metrics of the process, for all its servers: they have timers and observers, which do not end with a server. */
function processMetrics(): Registry {
  if (ofProcess.registry) return ofProcess.registry;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  ofProcess.registry = registry;
  return registry;
}

/**
 * `GET /metrics` in the Prometheus format (OPS-4): how long calls take by route and status, the database's
 * connections, and the process. Routes are named by their pattern, so no id or e-mail ever becomes a label.
 */
export function metrics(
  app: FastifyInstance,
  { mode, pool, access, register }: MetricsOptions,
): void {
  if (access === "closed") return;
  const registry = new Registry();
  register?.(registry);
  const duration = new Histogram({
    name: "marquee_call_seconds",
    help: "How long calls took, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  new Gauge({
    name: "marquee_database_connections",
    help: "Connections to the database: all, idle, and callers that wait for one",
    labelNames: ["kind"],
    registers: [registry],
    collect() {
      this.set({ kind: "all" }, pool.totalCount);
      this.set({ kind: "idle" }, pool.idleCount);
      this.set({ kind: "waiting" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "marquee_build_info",
    help: "1, with the release of this server and its mode as labels",
    labelNames: ["release", "mode"],
    registers: [registry],
  }).set({ release: RELEASE, mode }, 1);
  app.addHook("onResponse", (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const everything = Registry.merge([processMetrics(), registry]);
  app.get("/metrics", async (request, reply) => {
    const refusal = refuseReader(request, access);
    if (refusal !== null) return sendRefusal(reply, refusal);
    return reply.type(everything.contentType).send(await everything.metrics());
  });
}
