import { collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import type { FastifyInstance } from "fastify";
import type pg from "pg";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * `GET /metrics` in the Prometheus format (OPS-4): how long calls take by route and status, the database's
 * connections, and the process. Routes are named by their pattern, so no id or e-mail ever becomes a label.
 */
export function metrics(app: FastifyInstance, pool: pg.Pool): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  app.addHook("onResponse", (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
